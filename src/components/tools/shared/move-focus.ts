/** For a dialog that closes: the focus goes there in place of where it came from, if it is there. */
export function moveFocus(closing: Event, target: HTMLElement | null | undefined): void {
  if (!target) return;
  closing.preventDefault();
  target.focus();
}
