type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Size = Pick<DOMRect, 'width' | 'height'>;
type Corners = readonly [Corner, ...Corner[]];
/** Corners in order of preference. */
export type CornerPreference = { phone: Corners; wide: Corners };
type Obstacle = { box: Box; weight: number };

const CONTROLS = 'input, textarea, select, button, a[href], summary, [role="slider"]';
const DIALOG = '[role="dialog"]';
/** Containers that a visitor works in. */
const WORKPLACE = `form, fieldset, ${DIALOG}, [role="tabpanel"]`;
/** Notices carry one of these, so that other notices avoid them. */
const NOTICE = '[data-toast], [data-notice]';

/** What the visitor is using outweighs any number of other controls, and another notice. */
const weights = { other: 1, notice: 10, inUse: 100, focused: 1000 } as const;

const EDGE_PX = 24;
/** Below the header, in windows where the header stays in view and the notice fits next to it. */
const UNDER_HEADER_PX = 88;
const FROM_SM_PX = 640;
const NOT_SHORT_PX = 500;

/** The classes that put a notice into each corner. Phones have only a top and a bottom. */
const cornerClasses = {
  'top-left': 'top-4 short:top-1 sm:not-short:top-22 sm:left-6 sm:right-auto',
  'top-right': 'top-4 short:top-1 sm:not-short:top-22 sm:right-6 sm:left-auto',
  'bottom-left': 'bottom-4 short:bottom-1 sm:not-short:bottom-6 sm:left-6 sm:right-auto',
  'bottom-right': 'bottom-4 short:bottom-1 sm:not-short:bottom-6 sm:right-6 sm:left-auto',
} as const satisfies Record<Corner, string>;

/** For toasts. On phones the top comes first, because dialogs have their buttons at the bottom. */
export const toastCorners: CornerPreference = {
  phone: ['top-right', 'bottom-right'],
  wide: ['bottom-right', 'top-right', 'bottom-left', 'top-left'],
};

/** For notices that stay until the visitor acts on them. */
export const noticeCorners: CornerPreference = {
  phone: ['bottom-left', 'top-left'],
  wide: ['bottom-left', 'top-left', 'bottom-right', 'top-right'],
};

/**
 * Finds the corner where a notice covers the least of the form in use, and then the least of the
 * other controls in view.
 * @param notice already rendered, anywhere on the page: its size matters
 * @returns the classes that put it there
 */
export function clearCorner(notice: Element, preference: CornerPreference): string {
  const corners = innerWidth < FROM_SM_PX ? preference.phone : preference.wide;
  const { width, height } = notice.getBoundingClientRect();
  // Its margin keeps it above the product tray.
  const marginPx = Number.parseFloat(getComputedStyle(notice).marginBottom) || 0;
  const size = { width, height: height + marginPx };
  return cornerClasses[clearestCorner(size, corners, findObstacles(notice))];
}

/** Whether a notice covers a control, even partly. */
export function isUnder(notice: Element, control: Element): boolean {
  if (notice.contains(control) || !control.matches(CONTROLS)) return false;
  return sharedArea(notice.getBoundingClientRect(), control.getBoundingClientRect()) > 0;
}

/**
 * The corner of the window where a notice of this size, in px, covers the least; the first of
 * several equal ones.
 */
export function clearestCorner(
  notice: Size,
  corners: Corners,
  obstacles: readonly Obstacle[],
): Corner {
  let [best] = corners;
  let least = Number.POSITIVE_INFINITY;
  for (const corner of corners) {
    const place = boxAt(corner, notice);
    const covered = obstacles.reduce(
      (sum, { box, weight }) => sum + weight * sharedArea(place, box),
      0,
    );
    if (covered < least) [best, least] = [corner, covered];
  }
  return best;
}

function boxAt(corner: Corner, { width, height }: Size): Box {
  const isUnderHeader = innerWidth >= FROM_SM_PX && innerHeight >= NOT_SHORT_PX;
  const topEdge = isUnderHeader ? UNDER_HEADER_PX : EDGE_PX;
  const top = corner.startsWith('top') ? topEdge : innerHeight - EDGE_PX - height;
  const left = corner.endsWith('left') ? EDGE_PX : innerWidth - EDGE_PX - width;
  return { top, left, bottom: top + height, right: left + width };
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function findObstacles(notice: Element): Obstacle[] {
  const { activeElement } = document;
  const dialog = document.querySelector(DIALOG);
  const inUse = activeElement?.closest(WORKPLACE) ?? dialog;
  function weightOf(control: Element): number {
    if (control === activeElement) return weights.focused;
    return inUse?.contains(control) ? weights.inUse : weights.other;
  }
  const controls = new Set(document.querySelectorAll(`:is(main, ${DIALOG}) :is(${CONTROLS})`));
  // The focused control must stay visible even if it is in the header.
  if (activeElement?.matches(CONTROLS) && !notice.contains(activeElement)) {
    controls.add(activeElement);
  }
  const notices = [...document.querySelectorAll(NOTICE)].filter((each) => !each.contains(notice));
  return [
    ...[...controls].map((each) => ({
      box: each.getBoundingClientRect(),
      weight: weightOf(each),
    })),
    ...notices.map((each) => ({ box: each.getBoundingClientRect(), weight: weights.notice })),
  ];
}
