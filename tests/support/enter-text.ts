import type { UserEvent } from '@testing-library/user-event';

/**
 * Enters `text` into `field` at once, like a paste or autofill. For tests about a form's results:
 * every keystroke renders the whole tool again, which would take most of the test's time. Tests
 * about typing itself use `user.type`.
 */
export async function enterText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
