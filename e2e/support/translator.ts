import type { Page } from '@playwright/test';

/**
 * Translates every page from now on the way Chrome does, from English to English: after the HTML is
 * loaded, and shortly after each change, each text node is replaced by two font elements with a
 * copy.
 */
export async function translateEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    function translate() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement?.closest('font, script, style, noscript, svg, textarea') ||
        text.nodeValue?.trim() === ''
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const found: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.classList.add('translated-ltr');
      translate();
      let isDue = false;
      new MutationObserver(() => {
        if (isDue) return;
        isDue = true;
        setTimeout(() => {
          isDue = false;
          translate();
        });
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}
