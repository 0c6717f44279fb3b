import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';

/** `country` is the one asked for in place of the form's, or null for the form's own. */
export type FactorySearch =
  | { status: 'idle' }
  | { status: 'searching'; country: FactoryCountry | null }
  | { status: 'failed'; country: FactoryCountry | null }
  | { status: 'found'; country: FactoryCountry | null; response: AiFactorySearchResponse };
