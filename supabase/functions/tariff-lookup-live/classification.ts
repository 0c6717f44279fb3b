import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import type { AssumedVariant } from './assumed-variant.ts';

export type Confidence = 'high' | 'medium' | 'low' | 'none';

/** The tariff line that a question means, and how certain that is. */
export type Classification = {
  /** Eight digits with dots, or the ten that were typed; null when the visitor has to choose. */
  code: string | null;
  confidence: Confidence;
  /** Why, in one sentence; also shown under "why this code". */
  reason: string;
  /** A trade name led to the line, not the text of the schedule. */
  isFromTerm: boolean;
  /** What the line assumes, and the lines for the alternatives. */
  assumed?: AssumedVariant | undefined;
  /** Other possible lines, best first; all of them when none is chosen. */
  candidates: readonly TariffSearchHit[];
};
