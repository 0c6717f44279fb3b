import type { AiFactorySearchRequest } from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  FactoryCountry,
  ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';

/** @param country replaces the form's; "You Choose" in the form names no country at all. */
export function factorySearchRequest({
  product,
  productCategory,
  formCountry,
  country,
}: {
  product: string;
  productCategory: ProductCategory | undefined;
  formCountry: ManufacturingCountry;
  country: FactoryCountry | null;
}): AiFactorySearchRequest {
  const asked = country ?? (formCountry === 'ai-choose' ? null : formCountry);
  return {
    searchQuery: product,
    ...(asked !== null && { country: asked }),
    ...(productCategory !== undefined && { productCategory }),
  };
}
