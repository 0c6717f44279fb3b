import { countryFacts } from './country-facts.generated.ts';
import { categoryGroupMean, categoryRating } from './country-ratings.ts';
import { type MapCountry, mapCountries, mapCountryLabels } from './manufacturing-countries.ts';
import type { ProductCategory } from './product-categories.ts';
import { type SourcingCategory, sourcingCategories } from './sourcing-categories.ts';

/** Re-exported for users of the profiles; in a separate file for those who need no profile. */
export {
  isSourcingCategory,
  type SourcingCategory,
  sourcingCategories,
  sourcingCategoryLabels,
} from './sourcing-categories.ts';

/** A publication; `year` is the year of publication or, if undated, of access. */
export type FactSource = Readonly<{ name: string; year: number }>;

/** The origin of a fact. `our estimate` is general knowledge without a publication. */
export type FactOrigin = FactSource | 'our estimate';

export type Fact = Readonly<{
  text: string;
  source: FactOrigin;
  /** The only categories that it holds for; absent where it holds for all. */
  categories?: readonly SourcingCategory[];
}>;

/** A range of days or units, inclusive. */
export type RangeFact = Readonly<{ from: number; to: number; source: FactOrigin }>;

export type GeopoliticalRisk = 'low' | 'medium' | 'high';

/** Apparel has the country's own facts; the others add theirs. */
export type OtherCategory = Exclude<SourcingCategory, 'apparel'>;

/** What differs from apparel in another category. */
export type CategoryFacts = Readonly<{
  leadTimeDays: RangeFact;
  minimumOrderUnits: RangeFact;
  whyThisCountry: readonly Fact[];
  considerations: readonly Fact[];
  /** Those that matter most in the category, the most important first. */
  certifications: readonly string[];
  notableBrands: readonly string[];
}>;

/** The closure that stops most factories of a country at the same time. */
export type MainClosure = 'lunar-new-year' | 'eid' | 'diwali' | 'holy-week' | 'august';

/** The hand-written facts about a country of the map. */
export type CountryFacts = Readonly<{
  region: string;
  expertise: Readonly<Record<SourcingCategory, readonly string[]>>;
  whyThisCountry: readonly Fact[];
  generalInfo: Readonly<{
    /** Bulk production after the sample is approved. */
    typicalLeadTime: Fact;
    shippingToUS: Fact;
    languageBarrier: Fact;
    /** Relative to US Eastern time, winter and summer. */
    timezoneDiff: Fact;
  }>;
  /** Bulk production of apparel after the sample is approved. */
  leadTimeDays: RangeFact;
  /** Port to port, or by road where `shippingToUS` says so. */
  transitWestCoastDays: RangeFact;
  transitEastCoastDays: RangeFact;
  /** The usual minimum order for one style of apparel. */
  minimumOrderUnits: RangeFact;
  certifications: readonly string[];
  certificationsSource: FactOrigin;
  tradeAgreements: Fact;
  geopoliticalRisk: GeopoliticalRisk;
  geopoliticalRiskReason: Fact;
  supplyChainMaturity: Fact;
  notableFor: string;
  notableBrands: readonly string[];
  notableBrandsSource: FactOrigin;
  considerations: readonly Fact[];
  bestFor: string;
  /** Two countries with the same one stand still together. */
  mainClosure: MainClosure;
  byCategory: Readonly<Record<OtherCategory, CategoryFacts>>;
}>;

export type ManufacturingStrength = Readonly<{
  category: SourcingCategory;
  /** From 1 (weak) to 5 (world leader); our estimate, see the table of ratings. */
  rating: number;
  expertise: readonly string[];
}>;

export type CountryProfile = Omit<CountryFacts, 'expertise'> &
  Readonly<{
    id: MapCountry;
    name: string;
    /** The emoji. */
    flag: string;
    manufacturingStrengths: readonly ManufacturingStrength[];
  }>;

/** The rating from which a country counts as strong in a category. */
export const strongFromRating = 4;

const ratedAs: Readonly<Record<SourcingCategory, ProductCategory>> = {
  apparel: 'apparel',
  electronics: 'tech',
  'home-goods': 'home-goods',
  beauty: 'beauty',
  accessories: 'accessories',
};

/** The countries of the sourcing map, in the map's order. */
export const countryProfiles: readonly CountryProfile[] = mapCountries.map(describeCountry);

const profilesById = new Map(countryProfiles.map((profile) => [profile.id, profile]));

/** One country's profile. */
export function countryProfile(id: MapCountry): CountryProfile {
  return profilesById.get(id) ?? describeCountry(id);
}

/** All profiles, in the map's order. */
export function listCountryProfiles(): readonly CountryProfile[] {
  return countryProfiles;
}

/** The country's rating in a category, a whole number from 1 (weak) to 5 (world leader). */
export function sourcingRating(id: MapCountry, category: SourcingCategory): number {
  return categoryRating(id, ratedAs[category]);
}

/** What tells countries of one rating apart: the mean over all groups of the category. */
export function categoryMean(id: MapCountry, category: SourcingCategory): number {
  return categoryGroupMean(id, ratedAs[category]);
}

/**
 * The countries rated at least `strongFromRating` in the category, best first; equal ratings keep
 * the map's order.
 */
export function countriesStrongIn(category: SourcingCategory): CountryProfile[] {
  return countryProfiles
    .filter(({ id }) => sourcingRating(id, category) >= strongFromRating)
    .sort((a, b) => sourcingRating(b.id, category) - sourcingRating(a.id, category));
}

function describeCountry(id: MapCountry): CountryProfile {
  const { expertise, ...facts } = countryFacts[id];
  return {
    ...facts,
    id,
    name: mapCountryLabels[id],
    manufacturingStrengths: sourcingCategories.map((category) => ({
      category,
      rating: sourcingRating(id, category),
      expertise: expertise[category],
    })),
  };
}
