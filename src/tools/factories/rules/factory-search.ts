import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  FactoryCountry,
  ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';

/** `country` replaces the form's own; null for the form's own. */
export type FactorySearch =
  | { status: 'idle' }
  | { status: 'searching'; country: FactoryCountry | null }
  | { status: 'failed'; country: FactoryCountry | null }
  | { status: 'found'; country: FactoryCountry | null; response: AiFactorySearchResponse };

/**
 * The answer that applies to figures of this country. Null while there is none, and for a search in
 * another country, whose partners say nothing about these figures.
 */
export function answerForCountry(
  search: FactorySearch,
  country: ManufacturingCountry,
): AiFactorySearchResponse | null {
  if (search.status !== 'found') return null;
  return search.country === null || search.country === country ? search.response : null;
}
