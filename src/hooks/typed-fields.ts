/**
 * Keeps what a visitor typed or chose while the page reloads, in this tab only. It is inline in every
 * page, so it is small: a field is known by its position among all fields and by its id.
 */

type Kept = [id: string, value: string, checked: boolean];

const KEY = 'brandbff_typed';

/** Passwords and files are not kept; what no key reaches is a honeypot, or not the visitor's. */
const FIELDS =
  ':is(input,textarea,select):not([type=password],[type=hidden],[type=file],[tabindex="-1"])';

/** @throws DOMException where the browser keeps nothing */
export function keepTyped(): void {
  const kept = fields().map(({ id, value, checked }): Kept => [id, value, !!checked]);
  sessionStorage.setItem(KEY, JSON.stringify([location.pathname, ...kept]));
}

/**
 * Restores the kept fields of this page, each with an event for `captureEvents` to replay to React,
 * and marks the root element for `takeLoadedAgain`. The record is removed once the page is hydrated.
 */
export function restoreTyped({ dataset }: HTMLElement): void {
  try {
    const [path, ...kept]: [string, ...Kept[]] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    // Not before the script answers: until then the page may be loaded anew once more.
    document.addEventListener('page-hydrated', () => sessionStorage.removeItem(KEY), {
      once: true,
    });
    if (path !== location.pathname) return;
    dataset.again = '';
    for (const [place, field] of fields().entries()) {
      const [id, value, checked] = kept[place] ?? [];
      // Another version of the page may have other fields.
      if (id !== field.id || (value === field.value && checked === !!field.checked)) continue;
      // Of a group of which one is chosen, the one that is says it all.
      if (field.type === 'radio' && !checked) continue;
      Object.assign(field, { value, checked });
      field.dispatchEvent(new Event('input'));
      dataset.again = 'typed';
    }
  } catch {
    // Where the browser keeps nothing, there is nothing to put back.
  }
}

function fields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
}
