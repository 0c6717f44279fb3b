import type { MarketPrice } from '../_shared/contracts/market-pricing.ts';
import {
  factsOf,
  fobUsdAt,
  type PriceStep,
  priceSteps,
} from '../_shared/domain/goods/kind-facts.ts';
import type { Kind } from '../_shared/domain/goods/kinds.ts';
import { understand } from '../_shared/domain/goods/understand.ts';
import { isProductCategory, type ProductCategory } from '../_shared/domain/product-categories.ts';

/**
 * The typical FOB ranges of a product in the visitor's own words: one row for each order size from
 * the usual minimum on, or for the order size that the words state. Only the kind of goods that the
 * words name; empty when they name none that we know, because a price of something else is worse
 * than none.
 */
export function findTypicalPrices(query: string, productCategory?: string): MarketPrice[] {
  const { kinds, materials, units } = understand(query, { category: toCategory(productCategory) });
  const kind = kinds[0]?.kind;
  if (kind === undefined) return [];
  return stepsFor(kind, units).map((step) => {
    const { low, high } = fobUsdAt(kind, step, materials);
    return {
      productName: capitalize(kind.name),
      kindId: kind.id,
      priceRange: { min: low, max: high },
      moq: Math.max(step, step === firstStep(kind) ? factsOf(kind.id).minOrderUnits : step),
      supplier: 'Typical range',
      url: null,
      currency: 'USD',
    };
  });
}

/** The steps from the usual minimum order on, or only the one below a stated order size. */
function stepsFor(kind: Kind, units: number | undefined): readonly PriceStep[] {
  const possible = priceSteps.filter((step) => step >= firstStep(kind));
  if (units === undefined) return possible;
  const step = possible.findLast((each) => each <= units);
  return step === undefined ? possible.slice(0, 1) : [step];
}

/** The last step that is not above the usual minimum order. */
function firstStep(kind: Kind): PriceStep {
  return priceSteps.findLast((step) => step <= factsOf(kind.id).minOrderUnits) ?? priceSteps[0];
}

function toCategory(text: string | undefined): ProductCategory | undefined {
  const id = text?.trim().toLowerCase().replace(/\s+/g, '-');
  return isProductCategory(id) ? id : undefined;
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
