import { openPartsAround } from '@/lib/open-parts.ts';

/** For a dialog that closes: the focus goes there in place of where it came from, if it is there. */
export function moveFocus(closing: Event, target: HTMLElement | null | undefined): void {
  if (!target) return;
  closing.preventDefault();
  openPartsAround(target);
  target.focus();
}

/** Focuses the control with this id or, where a fieldset has it, the first control inside. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const control =
    element instanceof HTMLFieldSetElement
      ? element.querySelector<HTMLElement>('input, select, button')
      : element;
  if (!control) return;
  openPartsAround(control);
  control.focus();
}
