import type { ServiceDatabase } from './database.ts';
import type { Log } from './log.ts';

/** Why mail to an address may reach nobody. */
export type EmailFlag = 'malformed' | 'disposable';

/** The flag of an address; null for a plain one, and where it could not be told. Never throws. */
export type FlagEmail = (address: string, log: Log) => Promise<EmailFlag | null>;

/** As the database flags the rows themselves, see email_flag() there. */
export function createFlagEmail(database: ServiceDatabase): FlagEmail {
  return async function flagEmail(address, log) {
    const { data, error } = await database.rpc('email_flag', { address });
    if (error !== null) log('warn', 'address_not_checked', {}, new Error(error.message));
    return data === 'malformed' || data === 'disposable' ? data : null;
  };
}

/** What the team is told of it. The lead may be a real one all the same. */
export function flagSentence(flag: EmailFlag): string {
  return flag === 'disposable'
    ? 'Address check: this mailbox is a disposable one. An answer may reach nobody.'
    : 'Address check: this is probably not a working address. An answer may reach nobody.';
}
