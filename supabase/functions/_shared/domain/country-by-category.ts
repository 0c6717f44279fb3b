import type { CountryProfile, Fact, RangeFact } from './country-profiles.ts';
import { sourcingRating } from './country-profiles.ts';
import type { SourcingCategory } from './sourcing-categories.ts';

/** A country as a buyer of one category meets it. */
export type CountryInCategory = Readonly<{
  /** The category of the times and order sizes: the asked one, or apparel where none is. */
  category: SourcingCategory;
  leadTime: Fact;
  leadTimeDays: RangeFact;
  minimumOrderUnits: RangeFact;
  /** Those about the category first, those about other categories left out. */
  whyThisCountry: readonly Fact[];
  considerations: readonly Fact[];
  /** Those that matter most in the category first. */
  certifications: readonly string[];
  /** Empty where none is generally known. */
  notableBrands: readonly string[];
}>;

/** Certificates that say nothing outside of their categories. The others hold for all. */
const certificateCategories: ReadonlyMap<string, readonly SourcingCategory[]> = new Map([
  ['OEKO-TEX', ['apparel', 'home-goods', 'accessories']],
  ['OEKO-TEX STeP', ['apparel', 'home-goods']],
  ['GOTS', ['apparel', 'home-goods', 'accessories']],
  ['GRS', ['apparel', 'home-goods', 'accessories']],
  ['Better Cotton', ['apparel', 'home-goods']],
  ['WRAP', ['apparel', 'accessories']],
  ['Higg FEM', ['apparel', 'accessories']],
  ['RSC factory safety', ['apparel']],
  ['FSC', ['home-goods', 'beauty', 'accessories']],
  ['FSC (furniture)', ['home-goods']],
  ['FSC (cork, paper)', ['home-goods', 'beauty', 'accessories']],
  ['GoodWeave (rugs)', ['home-goods']],
  ['ISO 22716 (cosmetics)', ['beauty']],
  ['FDA-registered facilities', ['beauty']],
  ['ICTI (toys)', []],
  ['FSSAI / GMP (food)', []],
  ['FIFA Quality (balls)', []],
]);

/** The profile's facts for a category; without one, all of them with the figures of apparel. */
export function countryInCategory(
  profile: CountryProfile,
  category: SourcingCategory | null,
): CountryInCategory {
  const own = {
    category: 'apparel',
    leadTime: profile.generalInfo.typicalLeadTime,
    leadTimeDays: profile.leadTimeDays,
    minimumOrderUnits: profile.minimumOrderUnits,
    notableBrands: profile.notableBrands,
  } as const;
  const { whyThisCountry, considerations, certifications } = profile;
  if (category === null) return { ...own, whyThisCountry, considerations, certifications };
  if (category === 'apparel') {
    return {
      ...own,
      whyThisCountry: factsFor(category, whyThisCountry),
      considerations: factsFor(category, considerations),
      certifications: certifications.filter((name) => holdsFor(name, category)),
    };
  }
  const other = profile.byCategory[category];
  const { from, to, source } = other.leadTimeDays;
  return {
    category,
    leadTime: { text: `${from}-${to} days`, source },
    leadTimeDays: other.leadTimeDays,
    minimumOrderUnits: other.minimumOrderUnits,
    whyThisCountry: [...other.whyThisCountry, ...factsFor(category, whyThisCountry)],
    considerations: [...other.considerations, ...factsFor(category, considerations)],
    certifications: [
      ...new Set([
        ...other.certifications,
        ...certifications.filter((name) => holdsFor(name, category)),
      ]),
    ],
    notableBrands: other.notableBrands,
  };
}

/** The chosen category that the country is best at; ties keep the order chosen. Null for none. */
export function bestCategoryOf(
  profile: CountryProfile,
  chosen: readonly SourcingCategory[],
): SourcingCategory | null {
  const [best] = chosen.toSorted(
    (a, b) => sourcingRating(profile.id, b) - sourcingRating(profile.id, a),
  );
  return best ?? null;
}

/** Facts about the category, then those about all; those about others only are left out. */
function factsFor(category: SourcingCategory, facts: readonly Fact[]): Fact[] {
  return [
    ...facts.filter(({ categories }) => categories?.includes(category)),
    ...facts.filter(({ categories }) => categories === undefined),
  ];
}

function holdsFor(certificate: string, category: SourcingCategory): boolean {
  return certificateCategories.get(certificate)?.includes(category) ?? true;
}
