import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts `text` into `field` in one go, as a paste or the browser's autofill does. For tests about
 * what a form does with its answers: every keystroke renders the whole tool once more, which is
 * most of the time such a test takes. Tests about typing itself use `user.type`.
 */
export async function enterText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
