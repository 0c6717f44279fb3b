import { expect } from 'vitest';

/**
 * Expects a primary button that waits for input: focusable, looks disabled and is announced as
 * such, and described by what is missing.
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
