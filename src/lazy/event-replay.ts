type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CHECKABLE = ['checkbox', 'radio'];

/** Elements whose click needs script; links work without it. */
const CLICKABLE = 'button:not([type=submit],[role=tab]),summary';
/** Elements that act on press, before the click. */
const PRESSABLE = '[role=tab]';

/**
 * Captures what the visitor does in HTML that is not hydrated yet: clicks, typing, choices,
 * submitted forms. These events never reach React, which would otherwise handle them in hydrated
 * parts before the earlier events are replayed.
 * @param onCaptured called for each event
 * @returns a function that replays the events in order; call it after hydration
 */
export function captureEvents(
  place: Document | Element,
  onCaptured?: () => void,
): () => Promise<void> {
  const untilReplayed = new AbortController();
  const { signal } = untilReplayed;
  // Clicked and submitted elements in order, each once: an impatient second click means the same.
  const activated = new Set<HTMLElement>();
  // The values as the visitor left them, because hydration resets fields to the values React knows.
  const changed = new Map<Field, Pick<HTMLInputElement, 'value' | 'checked'>>();

  function capture<Target>(
    name: string,
    find: (target: Element) => Target | null,
    add: (target: Target) => void,
  ) {
    function onEvent(event: Event) {
      // A click that the page has captured is replayed by the page. Replayed by a part as well, in the
      // same moment, it would open and close a menu.
      if (event.cancelBubble) return;
      if (!(event.target instanceof Element) || !place.contains(event.target)) return;
      const target = find(event.target);
      if (!target) return;
      add(target);
      onCaptured?.();
      event.stopPropagation();
      // Otherwise the browser would leave the page and lose what was typed.
      if (name === 'submit') event.preventDefault();
    }
    // On the document, above the root where React listens.
    document.addEventListener(name, onEvent, { capture: true, signal });
  }
  const activate = (element: HTMLElement) => activated.add(element);
  capture('click', (target) => target.closest<HTMLElement>(CLICKABLE), activate);
  capture('mousedown', (target) => target.closest<HTMLElement>(PRESSABLE), activate);
  capture('submit', (target) => (target instanceof HTMLFormElement ? target : null), activate);
  // React listens to 'change' for files and options, and to 'input' for text.
  for (const name of ['input', 'change']) {
    capture(
      name,
      (target) => (isField(target) ? target : null),
      (field) => changed.set(field, { value: field.value, checked: isChecked(field) }),
    );
  }

  return async function replay() {
    if (signal.aborted) return;
    untilReplayed.abort();
    // All in one task, because the next key press may follow at once.
    for (const [field, { value, checked }] of changed) {
      if (CHECKABLE.includes(field.type)) recheck(field, checked);
      // Scripts cannot set its value and React does not reset it: the files are still in it.
      else if (field.type === 'file') announceChange(field);
      else retype(field, value);
    }
    // One task each, so that every click sees what the previous one changed on the page.
    for (const element of activated) {
      await new Promise((resolve) => setTimeout(resolve));
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else press(element);
    }
  };
}

function isField(target: Element): target is Field {
  return target.matches('input,textarea,select');
}

function announceChange(field: Field): void {
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function press(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
}

function isChecked(field: Field): boolean {
  return 'checked' in field && field.checked;
}

/** Tells React of a box checked before hydration, whichever state hydration left it in. */
function recheck(field: Field, checked: boolean): void {
  if ('checked' in field && field.checked === checked) field.checked = !checked;
  field.click();
}

/**
 * Tells React of text or an option entered before hydration: React ignores a value equal to the one
 * it knows, and listens to 'input' for text and to 'change' for options.
 */
function retype(field: Field, value: string): void {
  for (const text of ['', value]) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  announceChange(field);
}
