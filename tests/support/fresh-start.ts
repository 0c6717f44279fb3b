import { vi } from 'vitest';

/**
 * The files of a project share a process, since to start one, with jsdom and React, takes longer
 * than most files do. Each begins with globals, modules, a clock and a page as if it were the first;
 * what comes from npm stays loaded.
 */
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
vi.resetModules();
if (typeof document !== 'undefined') resetPage();

function resetPage(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.getSelection()?.removeAllRanges();
  window.history.replaceState(null, '', '/');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
}
