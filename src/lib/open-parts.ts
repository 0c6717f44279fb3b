/** What browsers send to hidden content before find in page or a link shows it. */
const revealing = 'beforematch';

/** Opens every part around an element, so that it can be scrolled to and take the focus. */
export function openPartsAround(element: Element): void {
  element.dispatchEvent(new Event(revealing, { bubbles: true }));
}

/**
 * Calls back when something inside the element is to be shown: by `openPartsAround`, or by a
 * browser that finds text in hidden content.
 * @returns a function that stops it
 */
export function whenRevealed(element: Element, callback: () => void): () => void {
  element.addEventListener(revealing, callback);
  return () => element.removeEventListener(revealing, callback);
}
