/**
 * Keeps what a visitor typed or chose across a reload, in this tab only. It is inline in every
 * page, so it is small: a field is identified by its position among all fields and by its id.
 */

type StoredField = [id: string, value: string, checked: boolean];

const KEY = 'brandbff_typed';

/** Excludes passwords, files, and fields outside the tab order, which are honeypots. */
const FIELDS =
  ':is(input,textarea,select):not([type=password],[type=hidden],[type=file],[tabindex="-1"])';

/** @throws DOMException if the browser refuses to store it */
export function keepTyped(): void {
  const stored = fields().map(({ id, value, checked }): StoredField => [id, value, !!checked]);
  sessionStorage.setItem(KEY, JSON.stringify([location.pathname, ...stored]));
}

/**
 * Restores the stored fields of this page, dispatching an event for each that `captureEvents`
 * replays to React, and marks the root element for `takeReloadState`. The record is removed after
 * hydration.
 */
export function restoreTyped({ dataset }: HTMLElement): void {
  try {
    const [path, ...stored]: [string, ...StoredField[]] = JSON.parse(
      sessionStorage.getItem(KEY) ?? '[]',
    );
    // Not before the script works: until then, the page may be reloaded once more.
    document.addEventListener('page-hydrated', () => sessionStorage.removeItem(KEY), {
      once: true,
    });
    if (path !== location.pathname) return;
    dataset.again = '';
    for (const [position, field] of fields().entries()) {
      const [id, value, checked] = stored[position] ?? [];
      // A newer version of the page may have other fields.
      if (id !== field.id || (value === field.value && checked === !!field.checked)) continue;
      // Of a radio group, restoring the checked one is enough.
      if (field.type === 'radio' && !checked) continue;
      Object.assign(field, { value, checked });
      field.dispatchEvent(new Event('input'));
      dataset.again = 'typed';
    }
  } catch {
    // If the browser refuses storage, there is nothing to restore.
  }
}

function fields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
}
