import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { insertOnce } from './insert-once.ts';
import type { SourcingLeadRow } from './submission-rows.ts';
import { submitRow } from './submit-row.ts';

/**
 * Keeps an address given at the gate of the sourcing tools; where that fails for now, it waits on
 * the device.
 * @throws ApiError
 */
export function saveSourcingLead(email: string, form?: BotSignals): Promise<void> {
  return submitRow('sourcing-lead', leadOf(email), form, insertSourcingLead);
}

/** What the row of an address holds; its id is made from this. */
export function leadOf(email: string) {
  return { email, source: 'sourcing_tools_gate' as const };
}

/** @throws ApiError when the row could not be stored. */
export function insertSourcingLead(row: SourcingLeadRow): Promise<void> {
  return insertOnce((client) => client.from('sourcing_tool_leads').insert(row));
}
