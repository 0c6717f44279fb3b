import { performance } from 'node:perf_hooks';
import { ReadableStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import './class-conflicts.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Stored here, because a test may replace them.
const { localStorage, sessionStorage } = window;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Lazily loaded parts may appear late on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// jsdom lacks these browser APIs, which Radix and the layout need.
class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.ResizeObserver = ResizeObserverStub;
window.matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};

/** Nothing scrolls in jsdom, so nothing ever comes into view. */
class IntersectionObserverStub implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

window.IntersectionObserver = IntersectionObserverStub;

// Node's own, which browsers have and jsdom lacks in part: React's renderer of HTML needs the streams.
Object.assign(window, { ReadableStream });
Object.assign(window.performance, {
  getEntriesByType: performance.getEntriesByType.bind(performance),
  mark: performance.mark.bind(performance),
});
