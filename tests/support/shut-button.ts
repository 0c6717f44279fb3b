import { expect } from 'vitest';

/**
 * A main button that waits for answers: it can be reached, looks and reads as disabled, and is
 * described by what is missing.
 */
export function expectShut(
  button: HTMLElement,
  missing: string | RegExp = /^Still needed: /,
): void {
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('disabled');
  expect(button).toHaveAccessibleDescription(missing);
}

export function expectOpen(button: HTMLElement): void {
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).toBeEnabled();
  expect(button).not.toHaveAccessibleDescription();
}
