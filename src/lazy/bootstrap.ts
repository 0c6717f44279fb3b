import { watchEarlyTranslation } from '@/hooks/early-translation.ts';
import { keepTyped, restoreTyped } from '@/hooks/typed-fields.ts';
import { captureEvents } from './event-replay.ts';

/**
 * Inline in every page, where it runs before anything else. It starts the site's script (as soon as
 * the first view is painted on pages that are tools, once loaded and idle on pages to read) and
 * captures what the visitor does until then. Where the script cannot be fetched it says so, and
 * keeps what was typed over a reload.
 */

export type Start = {
  script: string;
  /** Addresses of the files that the script imports first. */
  preload: readonly string[];
  stylesheet: string;
  isTool: boolean;
};

/** The first view counts as painted after this long without a larger picture or text. */
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

const replay = captureEvents(document, () => {
  hasActed = true;
  sayFailure();
});
restoreTyped(page);
noteQuery();
watchEarlyTranslation();
document.addEventListener('page-hydrated', replay, { once: true });
for (const name of WAKING_EVENTS) {
  addEventListener(name, begin, { passive: true });
}
if (start.isTool || document.readyState === 'complete') beginOnceSettled();
else addEventListener('load', beginOnceSettled, { once: true });

/** Tells the stylesheet what the address asks for, so that it reserves room for the answer. */
function noteQuery(): void {
  const asked = [...new URLSearchParams(location.search)].filter(([, value]) => value !== '');
  if (asked.length === 0) return;
  const { dataset } = page;
  dataset.query = asked.map(([name]) => name).join(' ');
  // One task later the page has rendered the answer.
  const forget = () => setTimeout(() => delete dataset.query);
  document.addEventListener('page-hydrated', forget, { once: true });
}

function begin(): void {
  if (isStarted) return;
  isStarted = true;
  hasFailed = false;
  load().catch(() => {
    // Offline: the page stays readable, and the visitor's next move tries again.
    isStarted = false;
    hasFailed = true;
    load = reloadOnceReachable;
    sayFailure();
  });
}

/** Tells visitors who are waiting for a response; the others read on. */
function sayFailure(): void {
  if (!hasActed || !hasFailed) return;
  // A visitor's own reload keeps what was typed as well.
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
 * Browsers cache the failure of a module script, and of its imports, until the page is left. So the
 * page is reloaded once the script can be fetched, but never twice in a row: a failure for another
 * reason would reload forever.
 */
async function reloadOnceReachable(): Promise<void> {
  await fetch(start.script);
  if ('again' in page.dataset) throw new Error('Already reloaded once');
  // Throws where storage is refused, and leaves reloading to the visitor.
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
  let timer = setTimeout(beginWhenIdle, LONGEST_WAIT_MS);
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(beginWhenIdle, SETTLED_MS);
  }
  if (PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) {
    new PerformanceObserver(wait).observe({ type: LARGEST_PAINT, buffered: true });
  } else {
    // Browsers without the entry type wait once.
    wait();
  }
}

function beginWhenIdle(): void {
  // Safari has no requestIdleCallback, and a tool does not wait for an idle browser.
  if ('requestIdleCallback' in window && !start.isTool) {
    requestIdleCallback(begin, { timeout: LONGEST_WAIT_MS });
  } else begin();
}
