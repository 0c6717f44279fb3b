import { keepEarlyActions } from '../../src/hooks/early-actions.ts';
import { watchEarlyTranslation } from '../../src/hooks/early-translation.ts';
import { keepTyped, restoreTyped } from '../../src/hooks/typed-fields.ts';

/**
 * Stands inline in every page and runs before anything else does. It starts the site's script (as
 * soon as the first view is painted where the page is a tool, once it has loaded and rests where it
 * is to be read), and keeps what the visitor does until then: a tap, what is typed, a form that is
 * sent. Where the script cannot be had, it says so, and keeps what was typed over a reload.
 */

export type Start = {
  script: string;
  /** What the script will import at once. */
  preload: readonly string[];
  stylesheet: string;
  isTool: boolean;
};

/** How long no larger picture or text may have been painted before the first view counts as done. */
const SETTLED_MS = 100;
const LONGEST_WAIT_MS = 1500;
const LARGEST_PAINT = 'largest-contentful-paint';
const WAKING_EVENTS = ['pointerdown', 'keydown', 'touchstart', 'pointerover'];

const start: Start = JSON.parse(document.getElementById('start')?.textContent ?? '');
const page = document.documentElement;
let hasActed = false;
let hasFailed = false;
let isStarted = false;
let load: () => Promise<unknown> = fetchScript;

const replay = keepEarlyActions(document, () => {
  hasActed = true;
  sayFailure();
});
restoreTyped(page);
noteQuery();
watchEarlyTranslation();
document.addEventListener('page-taken-over', replay, { once: true });
for (const name of WAKING_EVENTS) {
  addEventListener(name, begin, { passive: true });
}
if (start.isTool || document.readyState === 'complete') beginOnceSettled();
else addEventListener('load', beginOnceSettled, { once: true });

/** Tells the styles what the address asks for, so that the answer has its room from the beginning. */
function noteQuery(): void {
  const asked = [...new URLSearchParams(location.search)].filter(([, value]) => value !== '');
  if (asked.length === 0) return;
  const { dataset } = page;
  dataset.query = asked.map(([name]) => name).join(' ');
  // A task later the page has put everything in its place.
  const forget = () => setTimeout(() => delete dataset.query);
  document.addEventListener('page-taken-over', forget, { once: true });
}

function begin(): void {
  if (isStarted) return;
  isStarted = true;
  hasFailed = false;
  load().catch(() => {
    // Offline for a moment: the page stays readable, and the next touch tries again.
    isStarted = false;
    hasFailed = true;
    load = comeAgain;
    sayFailure();
  });
}

/** Says it to a visitor who awaits an answer; the others read on. */
function sayFailure(): void {
  if (!hasActed || !hasFailed) return;
  // Whoever reloads the page loses as little as by `comeAgain`.
  addEventListener('pagehide', keepTyped);
  const words = document.querySelector<HTMLTemplateElement>('#start-failure');
  if (words) document.body.append(words.content);
}

function fetchScript(): Promise<unknown> {
  add('stylesheet', start.stylesheet);
  for (const href of start.preload) add('modulepreload', href);
  return import(/* @vite-ignore */ start.script);
}

/**
 * Browsers remember a script that they could not fetch, and all that it asks for, until the page is
 * left. So it is loaded anew once the script is to be had, but never twice in a row: what fails
 * for another reason would fail for ever.
 */
async function comeAgain(): Promise<void> {
  await fetch(start.script);
  if ('again' in page.dataset) throw new Error('Loaded anew already');
  // Where nothing can be kept it throws, and reloading is left to the visitor.
  keepTyped();
  location.reload();
}

function add(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

function beginOnceSettled(): void {
  let timer = setTimeout(goOn, LONGEST_WAIT_MS);
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(goOn, SETTLED_MS);
  }
  if (PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) {
    new PerformanceObserver(wait).observe({ type: LARGEST_PAINT, buffered: true });
  } else {
    // Browsers that cannot tell wait once.
    wait();
  }
}

function goOn(): void {
  // Safari has no requestIdleCallback, and a tool does not wait for rest.
  if ('requestIdleCallback' in window && !start.isTool) {
    requestIdleCallback(begin, { timeout: LONGEST_WAIT_MS });
  } else begin();
}
