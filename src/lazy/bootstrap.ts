import { watchEarlyTranslation } from '@/hooks/early-translation.ts';
import { keepTyped, restoreTyped } from '@/hooks/typed-fields.ts';
import { captureEvents } from './event-replay.ts';

/**
 * Inline in every page, where it runs before anything else. It starts the site's script (on tool
 * pages as soon as the first view is painted, on other pages once loaded and idle) and captures
 * what the visitor does until then. If the script cannot be loaded, it says so, and keeps typed
 * text across a reload.
 */

export type Start = {
  script: string;
  /** URLs of the modules that the script imports first. */
  preload: readonly string[];
  stylesheet: string;
  isTool: boolean;
};

/** The first view counts as painted after this long without a larger contentful paint. */
const SETTLED_MS = 100;
const MAX_WAIT_MS = 1500;
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

/** Tells the stylesheet which inputs the address has, so that it reserves space for the result. */
function noteQuery(): void {
  const asked = [...new URLSearchParams(location.search)].filter(([, value]) => value !== '');
  if (asked.length === 0) return;
  const { dataset } = page;
  dataset.query = asked.map(([name]) => name).join(' ');
  // One task later the page has rendered the result.
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

/** Shows the failure to visitors who wait for a response, but not to those who only read. */
function sayFailure(): void {
  if (!hasActed || !hasFailed) return;
  // Typed text also survives a reload by the visitor.
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
 * reason would reload it forever.
 */
async function reloadOnceReachable(): Promise<void> {
  await fetch(start.script);
  if ('again' in page.dataset) throw new Error('Already reloaded once');
  // Throws if storage is refused; reloading is then left to the visitor.
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
  let timer = setTimeout(beginWhenIdle, MAX_WAIT_MS);
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(beginWhenIdle, SETTLED_MS);
  }
  if (PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) {
    new PerformanceObserver(wait).observe({ type: LARGEST_PAINT, buffered: true });
  } else {
    // Without this entry type, wait just once.
    wait();
  }
}

function beginWhenIdle(): void {
  // Safari has no requestIdleCallback, and tools do not wait for an idle browser.
  if ('requestIdleCallback' in window && !start.isTool) {
    requestIdleCallback(begin, { timeout: MAX_WAIT_MS });
  } else begin();
}
