import type { AiFactorySearchRequest } from '../_shared/contracts/ai-factory-search.ts';
import type { ProductGroup } from '../_shared/domain/country-ratings.assumptions.ts';
import { productGroupLabels } from '../_shared/domain/country-ratings.assumptions.ts';
import { categoryRating, groupRating } from '../_shared/domain/country-ratings.ts';
import { type Capability, capabilityById, type Kind } from '../_shared/domain/goods/kinds.ts';
import type { Trade } from '../_shared/domain/goods/trades.ts';
import { type Understanding, understand } from '../_shared/domain/goods/understand.ts';
import { requestedCertificates } from '../_shared/domain/language/certificates.ts';
import type { FactoryCountry } from '../_shared/domain/manufacturing-countries.ts';
import {
  type ProductCategory,
  productCategories,
  productCategoryLabels,
} from '../_shared/domain/product-categories.ts';

/** A visitor's request, as far as it was understood. */
export type FactoryQuery = Understanding & {
  /** The kind of goods to make; undefined when the words name none that we know. */
  kind: Kind | undefined;
  /** The trades that make it, or that the words name instead: "skincare". */
  capabilities: readonly Capability[];
  /** The category of the field, or the one that the words name instead of a product. */
  category: ProductCategory | undefined;
  /** Whether the words ask for the whole category or for any factory of a country. */
  isBrowsing: boolean;
  /** Requested certificates, as factories list them: "GOTS". */
  certificates: readonly string[];
};

/**
 * Understands a request. The words decide about the product and the category field only helps to
 * choose between meanings; the country field takes precedence over the words.
 */
export function parseFactoryQuery(request: AiFactorySearchRequest): FactoryQuery {
  const field = parseCategoryField(request.productCategory);
  const understanding = understand(request.searchQuery, {
    category: field.category,
    country: request.country,
  });
  const { notMade, places, printWords, unknownThing } = understanding;
  const isUnknown = notMade !== undefined || unknownThing !== undefined;
  const kind = isUnknown ? understanding.kinds[0]?.kind : (understanding.kinds[0]?.kind ?? field.kind);
  const trade = kind === undefined && !isUnknown ? (understanding.trade ?? field.trade) : undefined;
  const capabilities = kind
    ? [kind.capability]
    : (trade?.capabilityIds ?? []).flatMap((id) => capabilityById(id) ?? []);
  const saysNothing = !isUnknown && printWords.length === 0;
  return {
    ...understanding,
    kind,
    trade,
    capabilities,
    category: trade?.category ?? field.category,
    isBrowsing:
      kind === undefined &&
      capabilities.length === 0 &&
      (trade?.category !== undefined ||
        (saysNothing && (field.category !== undefined || places.countries.length > 0))),
    certificates: requestedCertificates(request.searchQuery),
  };
}

/**
 * The country's rating that applies, 1 to 5: for the product's group, or for the category when that
 * is all we know. Undefined when there is neither.
 */
export function ratingFor(query: FactoryQuery, country: FactoryCountry): number | undefined {
  const group = groupOf(query);
  if (group) return groupRating(country, group);
  return query.category ? categoryRating(country, query.category) : undefined;
}

/** The rated group or category as it reads in a sentence; undefined when there is neither. */
export function ratedSubject(query: FactoryQuery): string | undefined {
  const group = groupOf(query);
  if (group) return productGroupLabels[group];
  return query.category ? productCategoryLabels[query.category].toLowerCase() : undefined;
}

/** The product as it reads in a sentence, in the plural: "crossbody bags". */
export function namedSubject(query: FactoryQuery): string | undefined {
  return query.kind?.plural ?? query.trade?.label ?? ratedSubject(query);
}

function groupOf({ capabilities }: FactoryQuery): ProductGroup | undefined {
  return capabilities[0]?.group;
}

type CategoryField = {
  category: ProductCategory | undefined;
  kind: Kind | undefined;
  trade: Trade | undefined;
};

/** The field contains an id, a label, or on older pages free text. */
function parseCategoryField(field = ''): CategoryField {
  const typed = field.trim().toLowerCase();
  const category = productCategories.find(
    (each) => each === typed || productCategoryLabels[each].toLowerCase() === typed,
  );
  if (category !== undefined || typed === '') {
    return { category, kind: undefined, trade: undefined };
  }
  const { kinds, trade } = understand(field);
  const kind = kinds[0]?.kind;
  return { category: kind?.category ?? trade?.category, kind, trade };
}
