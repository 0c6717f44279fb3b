type Field = HTMLInputElement | HTMLTextAreaElement;

const CHECKABLE = ['checkbox', 'radio'];

/** What a tap means something on; links lead on by themselves. */
const TAPPABLE = 'button:not([type=submit],[role=tab]),summary';
/** What acts on the press already, before it is let go. */
const PRESSABLE = '[role=tab]';

/**
 * Keeps what the visitor does in HTML that no script answers for yet: taps, what is typed or
 * chosen, a form that is sent. None of it reaches React before, which would answer what it has
 * already taken over without what is still to be done again.
 * @param onKept hears of each
 * @returns call it once the script answers: it does all of that again
 */
export function keepEarlyActions(
  place: Document | Element,
  onKept?: () => void,
): () => Promise<void> {
  const untilReplayed = new AbortController();
  const { signal } = untilReplayed;
  // What was tapped or sent, in its order and each once: who taps twice in impatience means it once.
  const done = new Set<HTMLElement>();
  // As they were left: taking a page over, React puts back what it knows.
  const changed = new Map<Field, Pick<HTMLInputElement, 'value' | 'checked'>>();

  function keep<Target>(
    name: string,
    find: (target: Element) => Target | null,
    add: (target: Target) => void,
  ) {
    function onEvent(event: Event) {
      if (!(event.target instanceof Element) || !place.contains(event.target)) return;
      const target = find(event.target);
      if (!target) return;
      add(target);
      onKept?.();
      event.stopPropagation();
      // The browser would leave the page, and what was typed with it.
      if (name === 'submit') event.preventDefault();
    }
    // On the document, above the root where React listens.
    document.addEventListener(name, onEvent, { capture: true, signal });
  }
  const addDone = (element: HTMLElement) => done.add(element);
  keep('click', (target) => target.closest<HTMLElement>(TAPPABLE), addDone);
  keep('mousedown', (target) => target.closest<HTMLElement>(PRESSABLE), addDone);
  keep('submit', (target) => (target instanceof HTMLFormElement ? target : null), addDone);
  // React hears of a chosen file by the second.
  for (const name of ['input', 'change']) {
    keep(
      name,
      (target) => (isField(target) ? target : null),
      (field) => changed.set(field, { value: field.value, checked: isChecked(field) }),
    );
  }

  return async function replay() {
    if (signal.aborted) return;
    untilReplayed.abort();
    // At once: the next key may be on its way already.
    for (const [field, { value, checked }] of changed) {
      if (CHECKABLE.includes(field.type)) recheck(field, checked);
      // Nobody may write its value, and React puts back none: the files are still in it.
      else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
      else retype(field, value);
    }
    // Each as a task of its own, so that it finds on the page what the one before has changed.
    for (const element of done) {
      await new Promise((resolve) => setTimeout(resolve));
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else press(element);
    }
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function press(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

/** Has React see a choice that was there before it, whichever way it finds the box. */
function recheck(field: Field, checked: boolean): void {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.checked === checked) field.checked = !checked;
  field.click();
}

/** Has React see text that was there before it: it only hears of a change from what it knows. */
function retype(field: Field, value: string): void {
  for (const text of ['', value]) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
