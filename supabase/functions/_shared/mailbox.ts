/**
 * One writing for all addresses that reach the same mailbox: lower case, without a tag, of Gmail
 * without dots. The same as private.mailbox_of() in the database, which says where that is known from.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const mailbox = local.replace(/(.)\+.*$/, '$1');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
