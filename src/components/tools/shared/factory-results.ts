import type {
  AiFactorySearchResponse,
  Factory,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  FactoryCountry,
  ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';

/** What a factory search adds to a row of calculator_submissions. */
export type FactoryResults = {
  user_email: string;
  factory_recommendations: Factory[];
  factory_search_country: string;
  factory_feasible: boolean;
  product_description: string;
};

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
