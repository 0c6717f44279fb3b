import type { ServiceDatabase } from './database.ts';
import type { Log } from './log.ts';

/** Why mail to an address may not arrive. */
export type EmailFlag = 'malformed' | 'disposable';

/**
 * The flag of an address; null for a normal one, and when it could not be checked. Never throws.
 */
export type FlagEmail = (address: string, log: Log) => Promise<EmailFlag | null>;

/** Uses the same check as the rows themselves; see email_flag() in the database. */
export function createFlagEmail(database: ServiceDatabase): FlagEmail {
  return async function flagEmail(address, log) {
    const { data, error } = await database.rpc('email_flag', { address });
    if (error !== null) log('warn', 'address_not_checked', {}, new Error(error.message));
    return data === 'malformed' || data === 'disposable' ? data : null;
  };
}

/** A sentence for the team. The lead may still be genuine. */
export function flagSentence(flag: EmailFlag): string {
  return flag === 'disposable'
    ? 'Address check: this is a disposable mailbox. A reply may not reach anyone.'
    : 'Address check: this is probably not a working address. A reply may not reach anyone.';
}
