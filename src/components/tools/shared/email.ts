const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;
const LONGEST_EMAIL = 254;

/**
 * The loose rule of the site (specification §5: not empty, with an '@'), as strict as what is
 * stored demands: something on both sides of one '@', no spaces inside, at most 254 characters.
 */
export function isValidEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= LONGEST_EMAIL && EMAIL_SHAPE.test(email);
}
