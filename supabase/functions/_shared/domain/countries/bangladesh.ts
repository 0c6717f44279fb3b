import type { FactSource } from '../country-profiles.ts';
import type { CountryRecord } from './country-record.ts';
import { aboutOnly, apparelLeadTimes, categoryFacts, estimate, fact } from './facts.ts';

const tariffTracker: FactSource = {
  name: 'The Budget Lab at Yale, tariff rate tracker',
  year: 2026,
};

const bangladeshFreight: FactSource = { name: 'GoCubic, South Asia transit times', year: 2024 };

const bangladeshPort: FactSource = { name: 'Siren Accessories, port reports', year: 2025 };

const bangladeshExports: FactSource = { name: 'Antor, Bangladesh apparel exports', year: 2025 };

const bangladeshLines: FactSource = {
  name: 'Clothing Coulture, Bangladeshi factories',
  year: 2023,
};

export const bangladesh: CountryRecord = {
  id: 'bangladesh',
  name: 'Bangladesh',
  iso: { alpha2: 'BD', numeric: '050' },
  mention: /\b(?:bangladeshi?|bangla)\b/gi,
  otherNames: ['bangla'],
  adjectives: ['bangladeshi'],
  ratings: {
    'knit-apparel': 5,
    'woven-apparel': 5,
    activewear: 3,
    footwear: 2,
    'bags-leather': 2,
    headwear: 4,
    'home-textiles': 3,
    'rugs-handicraft': 3,
    ceramics: 2,
    'glass-drinkware': 1,
    'metal-kitchenware': 1,
    'furniture-wood': 1,
    beauty: 1,
    candles: 1,
    jewelry: 1,
    'toys-games': 1,
    'sports-goods': 2,
    electronics: 1,
    'food-supplements': 1,
    'paper-packaging': 2,
    'musical-instruments': 1,
    'pet-products': 2,
  },
  calculator: null,
  map: {
    pinOffsets: { wide: { x: 20, y: 76 }, narrow: { x: 8, y: 62 } },
    quizPoints: {
      volume: { '10000+': 20 },
      priorities: { 'low-cost': 25, sustainability: 10 },
      complexity: { simple: 20 },
      timeline: { 'long-term': 15 },
      compliance: { 'fair-trade': 5, none: 5 },
      tariffConcern: { moderate: 10 },
      painPoints: { tariffs: 10 },
      budgetFlexibility: { reduce: 25 },
    },
    facts: ({ duty, forcedLaborDuty, countInWords }) => ({
      region: 'South Asia',
      expertise: {
        apparel: ['T-shirts', 'Denim', 'Sweaters', 'Basics at scale'],
        electronics: ['Simple assembly for the home market'],
        'home-goods': ['Home textiles', 'Jute goods'],
        beauty: ['Soap for the home market'],
        accessories: ['Caps', 'Jute bags', 'Leather footwear'],
      },
      whyThisCountry: [
        aboutOnly(
          ['apparel'],
          estimate(
            'The lowest unit cost for basics: T-shirts, denim and sweaters in very large runs.',
          ),
        ),
        aboutOnly(
          ['apparel'],
          fact(
            'About $7.34 billion of apparel went to the US in 2024, 9.3% of US imports.',
            bangladeshExports,
          ),
        ),
        aboutOnly(
          ['apparel'],
          estimate('More LEED-certified garment factories than any other country.'),
        ),
      ],
      generalInfo: {
        typicalLeadTime: fact('75-100 days', apparelLeadTimes),
        shippingToUS: fact(
          '25-32 days by sea to the East Coast via Suez, 28-35 days to the West Coast',
          bangladeshFreight,
        ),
        languageBarrier: estimate('Moderate: Bangla; English in export firms'),
        timezoneDiff: estimate('11 hours ahead of US Eastern in winter, 10 in summer'),
      },
      leadTimeDays: { from: 75, to: 100, source: apparelLeadTimes },
      transitWestCoastDays: { from: 28, to: 35, source: bangladeshFreight },
      transitEastCoastDays: { from: 25, to: 32, source: bangladeshFreight },
      minimumOrderUnits: { from: 1000, to: 3000, source: 'our estimate' },
      certifications: ['RSC factory safety', 'LEED', 'WRAP', 'BSCI', 'OEKO-TEX', 'GOTS'],
      certificationsSource: 'our estimate',
      tradeAgreements: fact(
        `US preferences suspended since June 2013. An Agreement on Reciprocal Trade signed in 2026 sets the additional duty at ${forcedLaborDuty('bangladesh')}.`,
        tariffTracker,
      ),
      geopoliticalRisk: 'high',
      geopoliticalRiskReason: estimate('Unsettled politics, energy shortages and a crowded port.'),
      supplyChainMaturity: estimate('High in basic apparel; most woven fabric is imported'),
      notableFor: 'Basic apparel at the lowest cost and the largest scale',
      notableBrands: ['H&M', 'Zara', 'Primark', 'Uniqlo', 'Gap', 'George (Walmart)'],
      notableBrandsSource: 'our estimate',
      considerations: [
        aboutOnly(
          ['apparel'],
          fact(
            `The longest production time of the ${countInWords}: 75-100 days.`,
            apparelLeadTimes,
          ),
        ),
        aboutOnly(['apparel'], fact('Large production lines need large orders.', bangladeshLines)),
        aboutOnly(['apparel'], estimate('Expect to order 1,000-3,000 units per style, or more.')),
        fact('Congestion at the port of Chattogram keeps coming back.', bangladeshPort),
        estimate('Ships that go around the Cape take 35-45 days to the East Coast.'),
        estimate('Both Eids close factories.'),
      ],
      bestFor: 'Basic apparel in large, steady volumes at the lowest unit cost',
      mainClosure: 'eid',
      byCategory: categoryFacts('bangladesh', duty, {
        electronics: {
          leadTimeDays: [60, 90],
          minimumOrderUnits: [1000, 5000],
          whyThisCountry: [
            'Low labor cost for simple hand assembly.',
            'Export zones free parts from import duty.',
            'English in export firms.',
          ],
          considerations: ['Built for the home market: few makers have US approvals.'],
          certifications: ['ISO 9001', 'BSCI', 'SMETA (Sedex)', 'LEED'],
          notableBrands: [],
        },
        'home-goods': {
          leadTimeDays: [60, 90],
          minimumOrderUnits: [500, 2000],
          whyThisCountry: [
            'Jute rugs, baskets and bags from the country that grows most of the jute for export.',
            'Bedding and curtains at a very low sewing cost.',
            'Factories are used to audits by large retailers.',
          ],
          considerations: [
            'Jute can smell of oil and shed fibers: ask for a food-grade oil and a test.',
          ],
          certifications: ['OEKO-TEX', 'BSCI', 'SMETA (Sedex)', 'GOTS'],
          notableBrands: [],
        },
        beauty: {
          leadTimeDays: [60, 90],
          minimumOrderUnits: [2000, 5000],
          whyThisCountry: [
            'Soap at a very low filling cost.',
            'Export zones free packaging from import duty.',
            'English in export firms.',
          ],
          considerations: ['Built for the home market: few makers know US labeling.'],
          certifications: ['ISO 9001', 'GMP', 'BSCI', 'SMETA (Sedex)'],
          notableBrands: [],
        },
        accessories: {
          leadTimeDays: [60, 90],
          minimumOrderUnits: [500, 2000],
          whyThisCountry: [
            'Caps and jute bags at a very low sewing cost.',
            'Leather footwear from its own hides.',
            'Factories are used to audits by large retailers.',
          ],
          considerations: ['Hardware and zippers are imported and add two to three weeks.'],
          certifications: ['BSCI', 'WRAP', 'SMETA (Sedex)', 'OEKO-TEX'],
          notableBrands: [],
        },
      }),
    }),
  },
};
