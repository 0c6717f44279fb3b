import { callDatabase } from './call.ts';

/** A row of strategy_submissions (specification §3). */
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

/** @throws ApiError when the row could not be stored. */
export async function saveStrategy(submission: StrategySubmission): Promise<void> {
  await callDatabase((client) => client.from('strategy_submissions').insert(submission));
}
