import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';
import { laptopWidthsPx } from './windows.ts';

/** The rules of WCAG 2.2 AA, including target size (2.5.8), and axe's own best practices. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Accessible names contain the visible label (WCAG 2.5.3): off in axe by default. */
const NAME_RULE = 'label-content-name-mismatch';

/**
 * Inspects the page in its current state, after all motion has ended: axe finds nothing, nothing
 * scrolls sideways, no text is cut off; on touch screens all targets are large enough, and with a
 * mouse everything keeps its edge in forced colors. Uses soft assertions: a test goes on to its
 * next step and reports all failures.
 */
export async function inspect(page: Page, stop: string): Promise<void> {
  await waitForMotionToEnd(page);
  // A toast chooses its corner for what stands where the visitor is, so scrolling must not count.
  const coveredHere = await coveredByToast(page);
  await page.evaluate(() => {
    // Otherwise axe would count content scrolled below the fixed header as its neighbor. An open
    // dialog or list must not move.
    if (document.querySelector('[role="dialog"], [role="listbox"]')) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  const violations = await violationsOf(page);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => [id, html.slice(0, 240)]),
  );
  expect.soft(found, `axe: ${stop}`).toEqual([]);
  await expectToFit(page, stop);
  const covered = (await coveredByToast(page)).filter((control) => coveredHere.includes(control));
  expect.soft(covered, `under a toast: ${stop}`).toEqual([]);
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) {
    expect.soft(await smallTargets(page), `44 px: ${stop}`).toEqual([]);
    return;
  }
  await expectEdgesInForcedColors(page, stop);
  await expectToFitLaptops(page, stop);
}

/** Axe's violations only, since the rest of its report takes most of its time. */
async function violationsOf(page: Page): Promise<Pick<axe.Result, 'id' | 'nodes'>[]> {
  // A toast covers the page, and controls on it, for some seconds.
  const hasToast = (await page.locator('[data-toast]').count()) > 0;
  const options: axe.RunOptions = {
    runOnly: axeTags,
    rules: { [NAME_RULE]: { enabled: true }, 'target-size': { enabled: !hasToast } },
    resultTypes: ['violations'],
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Content scrolled below the header or the bar would count as its neighbor. At the top and the end
  // of the page, they cover none.
  const setPositions = (header: string, bar: string) =>
    page.evaluate(
      (positions) => {
        for (const [selector, position] of positions) {
          const part = document.querySelector<HTMLElement>(selector);
          if (part) part.style.position = position;
        }
      },
      [
        ['header[data-scrolled]', header],
        ['[data-product-tray]', bar],
      ] as const,
    );
  await setPositions('absolute', 'static');
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  await setPositions('', '');
  return violations;
}

/** At widths in between, the page fits, and nothing is so narrow that its words break. */
async function expectToFitLaptops(page: Page, stop: string): Promise<void> {
  const window = page.viewportSize();
  // Open lists close when the window is resized, and so do menus where the phone menu takes over.
  const isOpen = page.locator('[role="listbox"], header [aria-expanded="true"]');
  if (!window || (await isOpen.count()) > 0) return;
  for (const width of laptopWidthsPx) {
    await page.setViewportSize({ ...window, width });
    await expectToFit(page, `${stop} at ${width} px`);
    expect.soft(await brokenWordsOf(page), `${stop} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(window);
}

/** Waits until all animations and transitions that take a finite time have ended. */
export async function waitForMotionToEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // What moves with the scroll position has no end to wait for.
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline &&
            effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    ),
  );
}

/** WCAG 1.4.10: no horizontal scrolling, nothing beyond the window's edge, no text cut off. */
export async function expectToFit(page: Page, stop: string): Promise<void> {
  expect
    .soft(await misfits(page), `fits: ${stop}`)
    .toEqual({ sidewaysPx: 0, outside: [], cut: [] });
}

/** Words broken across two lines. Handles may be: they contain no natural break. */
export async function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (
        text.includes('@') ||
        node.parentElement?.closest('svg, script, style, .sr-only, .opacity-0')
      )
        continue;
      const topsOf = (range: Range) =>
        new Set(
          [...range.getClientRects()]
            .filter(({ width }) => width > 0)
            .map(({ top }) => Math.round(top)),
        );
      const whole = document.createRange();
      whole.selectNodeContents(node);
      if (topsOf(whole).size < 2) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}$%.,+]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (topsOf(range).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/**
 * Controls of the form or dialog in use that a toast covers. In a full-screen dialog on a phone, it
 * may cover the dialog's Close button: Escape closes the dialog too, and the toast goes away.
 */
async function coveredByToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
    const form = document.activeElement?.closest('form, [role="dialog"]');
    if (!toast || !form) return [];
    return [...form.querySelectorAll('input, textarea, select, button:not([aria-label="Close"])')]
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const isBeside = right <= toast.left || left >= toast.right;
        return width > 1 && !isBeside && bottom > toast.top && top < toast.bottom;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

type Misfits = { sidewaysPx: number; outside: string[]; cut: string[] };

async function misfits(page: Page): Promise<Misfits> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const says = (element: Element) =>
      `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const ancestors = function* (element: Element) {
      for (let each = element.parentElement; each; each = each.parentElement) yield each;
    };
    /** What a box does with text beyond its edge, read once: a page has thousands of texts. */
    const boxOf = (box: Element) => {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const row = box.firstElementChild;
      const edge = box.getBoundingClientRect();
      // Scrollable content can be reached; a swipeable row scrolls into view; the rest are texts for
      // screen readers only.
      const lets =
        /auto|scroll/.test(overflowX + overflowY) ||
        (row !== null && getComputedStyle(row).touchAction.includes('pan-y')) ||
        edge.width <= 1;
      return {
        lets,
        cutsAcross: /hidden|clip/.test(overflowX),
        cutsDown: /hidden|clip/.test(overflowY),
        isFixed: position === 'fixed',
        edge,
      };
    };
    const boxes = new Map<Element, ReturnType<typeof boxOf>>();
    const boxRead = (element: Element) => {
      const read = boxes.get(element) ?? boxOf(element);
      boxes.set(element, read);
      return read;
    };
    const isHiddenText = (element: Element) =>
      element.closest('.sr-only, svg, script, style, noscript, [aria-hidden="true"]') !== null;

    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isBeyond = width > 1 && (left < -0.5 || right > clientWidth + 0.5);
      return (
        isBeyond &&
        !element.closest('.sr-only, svg') &&
        ![...ancestors(element)].some((each) => getComputedStyle(each).overflowX !== 'visible')
      );
    });

    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || (node.textContent ?? '').trim() === '' || isHiddenText(parent)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (const element of [parent, ...ancestors(parent)]) {
        const box = boxRead(element);
        if (box.lets) break;
        const { edge } = box;
        const isCutAcross =
          box.cutsAcross && (text.left < edge.left - 1 || text.right > edge.right + 1);
        const isCutDown =
          box.cutsDown && (text.top < edge.top - 2 || text.bottom > edge.bottom + 2);
        if (isCutAcross || isCutDown) {
          cut.push(says(parent));
          break;
        }
        if (box.isFixed) break;
      }
    }
    return { sidewaysPx: scrollWidth - clientWidth, outside: outside.map(says), cut };
  });
}

/** Controls with a touch target smaller than 44 px, measured by what a touch there would hit. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const leastPx = 44;
    const mainControls = [
      'button',
      '[role="button"]',
      '[role="tab"]',
      '[role="combobox"]',
      '[role="option"]',
      '[role="switch"]',
      'input:not([type="hidden"])',
      'textarea',
      'select',
      'summary',
      'header a[href]',
      'nav a[href]',
    ].join();
    const small: string[] = [];
    for (const control of document.querySelectorAll(mainControls)) {
      if (control.closest('[aria-hidden="true"], [inert], .sr-only, svg')) continue;
      // Carousel dots are for the mouse; a thumb swipes.
      if (control.closest('[aria-roledescription="carousel"]')) continue;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = control.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const around = label?.getBoundingClientRect();
      const widthPx = Math.max(box.width, around?.width ?? 0);
      const heightPx = Math.max(box.height, around?.height ?? 0);
      if (widthPx >= leastPx - 0.5 && heightPx >= leastPx - 0.5) continue;

      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hits = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
        return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
      };
      const reachPx = leastPx / 2 - 1;
      const isWide = widthPx >= leastPx - 0.5 || (hits(-reachPx, 0) && hits(reachPx, 0));
      const isTall = heightPx >= leastPx - 0.5 || (hits(0, -reachPx) && hits(0, reachPx));
      if (isWide && isTall) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      small.push(
        `${control.tagName} ${control.getAttribute('role') ?? ''} "${name.trim().slice(0, 40)}" ${Math.round(widthPx)}x${Math.round(heightPx)}`,
      );
    }
    return small;
  });
}

/**
 * In a palette that removes all grounds, whatever can be pressed or typed into still has a border
 * or is underlined as a link, and selected items differ from the others.
 */
async function expectEdgesInForcedColors(page: Page, stop: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(() => {
    const hasEdge = (element: Element): boolean => {
      const { borderTopWidth, borderTopStyle, borderBottomWidth, outlineStyle, outlineWidth } =
        getComputedStyle(element);
      const isBordered =
        borderTopStyle !== 'none' &&
        Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
      return isBordered || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
    };
    const isLinkLike = (element: Element) =>
      getComputedStyle(element).textDecorationLine.includes('underline');
    const lostControls: string[] = [];
    for (const control of document.querySelectorAll(
      'main button, main a, input, textarea, select',
    )) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { backgroundImage, width, height } = getComputedStyle(control);
      if (control.closest('.sr-only, [aria-hidden="true"]') || backgroundImage !== 'none') continue;
      if (Number.parseFloat(width) <= 1 || Number.parseFloat(height) <= 1) continue;
      // Icons and pictures are visible on their own, and list rows are separated by rules.
      const showsItself = control.querySelector('svg, img') !== null;
      const isFramed = [control, control.parentElement, control.parentElement?.parentElement].some(
        (each) => each && hasEdge(each),
      );
      if (showsItself || isFramed || isLinkLike(control)) continue;
      if ([...control.querySelectorAll('*')].some((each) => hasEdge(each) || isLinkLike(each)))
        continue;
      lostControls.push(control.outerHTML.slice(0, 160));
    }
    const chosen = '[aria-pressed="true"], [role="tab"][aria-selected="true"]';
    const lostChoices = [...document.querySelectorAll(chosen)]
      .filter((each) => {
        const open = each.parentElement?.querySelector(
          '[aria-pressed="false"], [role="tab"][aria-selected="false"]',
        );
        return (
          open && getComputedStyle(each).backgroundColor === getComputedStyle(open).backgroundColor
        );
      })
      .map((each) => each.outerHTML.slice(0, 160));
    return [...lostControls, ...lostChoices];
  });
  expect.soft(lost, `forced colors: ${stop}`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** With reduced motion, nothing on the page takes time to move and nothing moves by itself. */
export async function expectStillness(page: Page, stop: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() => {
    const maxMs = (times: string) =>
      Math.max(
        ...times
          .split(',')
          .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
      );
    return [...document.querySelectorAll('body, body *')]
      .flatMap((element) =>
        ['', '::before', '::after'].map(
          (part) => [element, getComputedStyle(element, part)] as const,
        ),
      )
      .filter(
        ([, { animationName, animationDuration, transitionDuration, scrollBehavior }]) =>
          (animationName !== 'none' && maxMs(animationDuration) > 0.01) ||
          maxMs(transitionDuration) > 0.01 ||
          scrollBehavior !== 'auto',
      )
      .map(([element]) => element.outerHTML.slice(0, 120));
  });
  expect.soft(moving, `stillness: ${stop}`).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}
