type Field = HTMLInputElement | HTMLTextAreaElement;

const CHECKABLE = ['checkbox', 'radio'];

/** What a tap means something on; links lead on by themselves. */
const TAPPABLE = 'button:not([type=submit]),[role=tab],summary';

/**
 * Keeps what the visitor does in HTML that no script answers for yet: taps, what is typed,
 * a form that is sent.
 * @returns call it once the script answers: it does all of that again
 */
export function keepEarlyActions(place: Document | Element): () => void {
  const untilReplayed = new AbortController();
  const changed = new Set<Field>();
  // Each once: who taps twice in impatience means it once.
  const tapped = new Set<HTMLElement>();
  let sent: HTMLFormElement | null = null;

  // On the document, since React stops what it cannot answer yet at its root.
  function listen(name: string, handle: (event: Event) => void) {
    document.addEventListener(
      name,
      (event) => {
        if (event.target instanceof Node && place.contains(event.target)) handle(event);
      },
      { capture: true, signal: untilReplayed.signal },
    );
  }
  listen('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(TAPPABLE);
    if (button) tapped.add(button);
  });
  listen('input', ({ target }) => {
    if (isField(target)) changed.add(target);
  });
  listen('submit', (event) => {
    // The browser would leave the page, and what was typed with it.
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) sent = event.target;
  });

  return function replay() {
    if (untilReplayed.signal.aborted) return;
    untilReplayed.abort();
    for (const field of changed) {
      if (CHECKABLE.includes(field.type)) recheck(field);
      else retype(field);
    }
    for (const button of tapped) button.click();
    sent?.requestSubmit();
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Has React see a choice that was there before it, whichever way it was left. */
function recheck(field: Field): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.checked = !field.checked;
  field.click();
}

/** Has React see text that was there before it: it only hears of a change from what it knows. */
function retype(field: Field): void {
  const { value } = field;
  for (const text of ['', value]) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
