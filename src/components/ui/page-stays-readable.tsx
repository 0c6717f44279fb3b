import { useEffect } from 'react';

/**
 * Rendered inside an open list. Radix hides the whole page from assistive technology while a list
 * of options is open, links and fields included, which WCAG 4.1.2 (and axe) count as focusable
 * elements inside `aria-hidden`. A listbox is no modal, and Radix keeps the keys inside it anyhow,
 * so whatever is hidden from now on is shown again. What a dialog hid before stays hidden.
 */
export function PageStaysReadable() {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.hasAttribute(HIDDEN_BY_RADIX)) {
          target.removeAttribute('aria-hidden');
        }
      }
    });
    // Elements that were hidden on their own account do not change, and so do not come up here.
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return null;
}

/** The mark that the `aria-hidden` package, which Radix uses, leaves on what it hides. */
const HIDDEN_BY_RADIX = 'data-aria-hidden';
