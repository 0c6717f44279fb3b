/**
 * The canonical form of all addresses of one mailbox: lower case, without a tag, and for Gmail
 * without dots. The same as private.mailbox_of() in the database, which cites the sources.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const mailbox = local.replace(/(.)\+.*$/, '$1');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
