import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';

/** A row of strategy_submissions, as src/api stores it. */
export type StrategyRow = {
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

/** What the team is told (specification §7). */
export type StrategyNotification = {
  type: 'strategy';
  email: string;
  data: {
    currentCountry: string;
    targetCountries: 'TBD';
    timeline: string;
    strategyType: string;
  };
  form: BotSignals;
};

export type StrategyServices = {
  saveStrategy: (row: StrategyRow, form: BotSignals) => Promise<unknown>;
  /** @param row the row the message speaks of */
  notify: (notification: StrategyNotification, row: StrategyRow) => Promise<unknown>;
};
