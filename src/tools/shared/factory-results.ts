import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  FactoryCountry,
  ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { FactoryResults } from '@/api/factory-results.ts';

/** @param country the one searched in place of the form's; null for the form's own. */
export function factoryResults({
  email,
  product,
  formCountry,
  country,
  response,
}: {
  email: string;
  product: string;
  formCountry: ManufacturingCountry;
  country: FactoryCountry | null;
  response: AiFactorySearchResponse;
}): FactoryResults {
  return {
    user_email: email,
    factory_recommendations: response.factories,
    factory_search_country: country ?? formCountry,
    factory_feasible: response.feasible,
    product_description: product,
  };
}
