import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { insertOnce } from './insert-once.ts';
import type { StrategyRow } from './submission-rows.ts';
import { submitRow } from './submit-row.ts';

/** A row of strategy_submissions as the wizard makes it (specification §3). */
export type StrategySubmission = {
  user_email: string;
  current_country: string;
  target_countries: 'TBD';
  timeline: string;
  roadmap_data: {
    strategy_type: string;
    pain_points: string[];
    volume: string;
    category: string;
    risk_tolerance: string;
  };
};

/**
 * Stores the answers behind a roadmap; where that fails for now, they wait on the device.
 * @throws ApiError when the row was not stored just now.
 */
export function saveStrategy(submission: StrategySubmission, form?: BotSignals): Promise<void> {
  return submitRow('strategy', submission, form, insertStrategy);
}

/** @throws ApiError when the row could not be stored. */
export function insertStrategy(row: StrategyRow): Promise<void> {
  return insertOnce((client) => client.from('strategy_submissions').insert(row));
}
