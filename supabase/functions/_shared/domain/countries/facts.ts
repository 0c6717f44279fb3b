import type {
  CategoryFacts,
  Fact,
  FactOrigin,
  FactSource,
  OtherCategory,
} from '../country-profiles.ts';
import type { MapCountry } from '../manufacturing-countries.ts';
import type { SourcingCategory } from '../sourcing-categories.ts';
import type { FactNumbers } from './country-record.ts';

/** Sources that several countries share. */
export const tariffSchedule: FactSource = {
  name: 'US Harmonized Tariff Schedule, with the Federal Register notices in force',
  year: 2026,
};
export const apparelLeadTimes: FactSource = {
  name: 'HC Activewear, bulk lead times by country',
  year: 2025,
};

/** A fact from a publication. */
export function fact(text: string, source: FactOrigin): Fact {
  return { text, source };
}

/** A fact from general knowledge of the trade, without a publication. */
export function estimate(text: string): Fact {
  return { text, source: 'our estimate' };
}

/** A fact that holds for some categories only; a reader of another one does not see it. */
export function aboutOnly(categories: readonly SourcingCategory[], about: Fact): Fact {
  return { ...about, categories };
}

type CategoryNotes = Readonly<{
  leadTimeDays: readonly [from: number, to: number];
  minimumOrderUnits: readonly [from: number, to: number];
  whyThisCountry: readonly string[];
  considerations: readonly string[];
  certifications: readonly string[];
  /** Only generally known ones. */
  notableBrands: readonly string[];
}>;

/** Each has a duty in the table of sample duties. */
const sampleProducts: Readonly<Record<OtherCategory, string>> = {
  electronics: 'Bluetooth speaker',
  'home-goods': 'ceramic mug',
  beauty: 'skincare cream',
  accessories: 'vegan leather handbag',
};

/**
 * Facts of the categories other than apparel, for which we have no published figures: planning
 * ranges of ours. The duty on the sample product is added from the tariff tables.
 */
export function categoryFacts(
  country: MapCountry,
  duty: FactNumbers['duty'],
  notes: Readonly<Record<OtherCategory, CategoryNotes>>,
): Readonly<Record<OtherCategory, CategoryFacts>> {
  const described = (category: OtherCategory): CategoryFacts => {
    const { leadTimeDays, minimumOrderUnits, ...texts } = notes[category];
    const unless = country === 'mexico' ? ', unless it qualifies under USMCA' : '';
    return {
      leadTimeDays: { from: leadTimeDays[0], to: leadTimeDays[1], source: 'our estimate' },
      minimumOrderUnits: {
        from: minimumOrderUnits[0],
        to: minimumOrderUnits[1],
        source: 'our estimate',
      },
      whyThisCountry: texts.whyThisCountry.map(estimate),
      considerations: [
        ...texts.considerations.map(estimate),
        fact(
          `A ${sampleProducts[category]} made here carries ${duty(category, country)} total US duty${unless}.`,
          tariffSchedule,
        ),
      ],
      certifications: texts.certifications,
      notableBrands: texts.notableBrands,
    };
  };
  return {
    electronics: described('electronics'),
    'home-goods': described('home-goods'),
    beauty: described('beauty'),
    accessories: described('accessories'),
  };
}
