import type { FactSource } from '../country-profiles.ts';
import type { CountryRecord } from './country-record.ts';
import {
  aboutOnly,
  apparelLeadTimes,
  categoryFacts,
  estimate,
  fact,
  tariffSchedule,
} from './facts.ts';

const chinaFreight: FactSource = { name: 'Top China Freight, ocean transit times', year: 2026 };

export const china: CountryRecord = {
  id: 'china',
  name: 'China',
  iso: { alpha2: 'CN', numeric: '156' },
  mention:
    /(?<!\b(?:bone|fine)\s)\b(?:mainland china|china|chinese(?!\s+(?:zodiac|new year))|prc)\b/gi,
  otherNames: [
    'prc',
    'mainland china',
    "people's republic of china",
    'shenzhen',
    'guangzhou',
    'yiwu',
  ],
  adjectives: ['chinese'],
  ratings: {
    'knit-apparel': 5,
    'woven-apparel': 5,
    activewear: 5,
    footwear: 5,
    'bags-leather': 5,
    headwear: 5,
    'home-textiles': 4,
    'rugs-handicraft': 3,
    ceramics: 5,
    'glass-drinkware': 5,
    'metal-kitchenware': 5,
    'furniture-wood': 5,
    beauty: 5,
    candles: 4,
    jewelry: 5,
    'toys-games': 5,
    'sports-goods': 5,
    electronics: 5,
    'food-supplements': 3,
    'paper-packaging': 5,
    'musical-instruments': 5,
    'pet-products': 5,
  },
  calculator: { position: 1, unitCostSharePct: 20 },
  map: {
    pinOffsets: { wide: { x: 26, y: -40 }, narrow: { x: 6, y: -36 } },
    quizPoints: {
      currentStatus: { other: 10 },
      volume: { '500-2000': 15, '2000-10000': 15, '10000+': 25, 'not-sure': 5 },
      category: { other: 20 },
      priorities: { 'low-cost': 20, 'fast-lead-time': 15, quality: 10 },
      complexity: { complex: 25 },
      timeline: { asap: 15 },
      compliance: { cpsia: 20, fda: 15, none: 5 },
      tariffConcern: { minor: 15 },
      budgetFlexibility: { maintain: 10 },
    },
    facts: ({ duty, forcedLaborDuty }) => ({
      region: 'East Asia',
      expertise: {
        apparel: ['Knitwear', 'Denim', 'Activewear', 'Footwear'],
        electronics: ['Consumer devices', 'Audio', 'Chargers and cables', 'Smart home'],
        'home-goods': ['Ceramics', 'Drinkware', 'Furniture', 'Metal kitchenware'],
        beauty: ['Color cosmetics', 'Skincare', 'Brushes and tools', 'Packaging'],
        accessories: ['Bags', 'Headwear', 'Fashion jewelry', 'Phone accessories'],
      },
      whyThisCountry: [
        estimate(
          'The widest supplier base of all: nearly any product, part or material is made here.',
        ),
        estimate('Complex, many-part products: molds, electronics and packaging close together.'),
        aboutOnly(
          ['apparel'],
          fact(
            'Bulk apparel usually takes 30-45 days after the sample is approved.',
            apparelLeadTimes,
          ),
        ),
        aboutOnly(
          ['apparel', 'accessories'],
          estimate('Small first orders are common, often 100-500 units per style.'),
        ),
      ],
      generalInfo: {
        typicalLeadTime: fact('30-45 days', apparelLeadTimes),
        shippingToUS: fact(
          '15-20 days by sea to Los Angeles, 32-40 days to New York',
          chinaFreight,
        ),
        languageBarrier: estimate('Low to moderate: Mandarin; English is common in export sales'),
        timezoneDiff: estimate('13 hours ahead of US Eastern in winter, 12 in summer'),
      },
      leadTimeDays: { from: 30, to: 45, source: apparelLeadTimes },
      transitWestCoastDays: { from: 15, to: 20, source: chinaFreight },
      transitEastCoastDays: { from: 32, to: 40, source: chinaFreight },
      minimumOrderUnits: { from: 100, to: 500, source: 'our estimate' },
      certifications: [
        'BSCI',
        'SMETA (Sedex)',
        'ISO 9001',
        'OEKO-TEX',
        'GRS',
        'GOTS',
        'ICTI (toys)',
        'FSC',
        'ISO 22716 (cosmetics)',
      ],
      certificationsSource: 'our estimate',
      tradeAgreements: fact(
        `No US agreement beyond normal trade relations. The Section 301 lists and a further ${forcedLaborDuty('china')} stack on the base duty.`,
        tariffSchedule,
      ),
      geopoliticalRisk: 'high',
      geopoliticalRiskReason: estimate('Tariffs, export controls and the Taiwan question.'),
      supplyChainMaturity: estimate('Very high: materials, parts and finished goods in one region'),
      notableFor: 'Breadth, speed and complex products',
      notableBrands: ['Apple (assembly)', 'Anker', 'DJI', 'Shein'],
      notableBrandsSource: 'our estimate',
      considerations: [
        aboutOnly(
          ['apparel'],
          fact(
            `A cotton T-shirt carries ${duty('apparel', 'china')} total US duty, a ceramic mug ${duty('home-goods', 'china')}.`,
            tariffSchedule,
          ),
        ),
        estimate(
          'Goods with Xinjiang inputs are presumed made by forced labor and may be stopped.',
        ),
        estimate(
          'Lunar New Year closes factories for 2-4 weeks; Golden Week follows on October 1-7.',
        ),
        estimate('Register designs and trademarks in China before you share drawings.'),
      ],
      bestFor: 'Complex, multi-part or electronic products and the widest choice of suppliers',
      mainClosure: 'lunar-new-year',
      byCategory: categoryFacts('china', duty, {
        electronics: {
          leadTimeDays: [30, 45],
          minimumOrderUnits: [500, 1000],
          whyThisCountry: [
            'Chips, boards, batteries, molds and assembly within a day of each other in the Pearl River Delta.',
            'Factories here already build for FCC and UL approval.',
          ],
          considerations: [
            'New tooling and certification add 4-8 weeks before bulk production starts.',
          ],
          certifications: ['FCC test reports', 'UL or ETL listing', 'RoHS', 'ISO 9001'],
          notableBrands: ['Apple (assembly)', 'Anker', 'DJI'],
        },
        'home-goods': {
          leadTimeDays: [30, 45],
          minimumOrderUnits: [300, 1000],
          whyThisCountry: [
            'Ceramics, glass, metal and wood each have a region of their own, with hundreds of makers.',
          ],
          considerations: [
            'Glazes and food-contact parts need a lead and cadmium test for every production lot.',
          ],
          certifications: ['FSC', 'Food-contact test reports', 'BSCI'],
          notableBrands: ['IKEA'],
        },
        beauty: {
          leadTimeDays: [30, 45],
          minimumOrderUnits: [1000, 3000],
          whyThisCountry: [
            'Formula, filling and packaging from one city: Guangzhou fills much of the world’s private-label makeup.',
          ],
          considerations: [
            'Minimums are set by the filling line and the printed packaging, often 1,000-3,000 pieces per shade.',
          ],
          certifications: ['ISO 22716 (cosmetics)', 'FDA-registered facilities', 'GMPC'],
          notableBrands: ['e.l.f. Cosmetics'],
        },
        accessories: {
          leadTimeDays: [25, 40],
          minimumOrderUnits: [100, 500],
          whyThisCountry: [
            'Hardware, zippers, lining and synthetic leather are sold next door to the makers.',
          ],
          considerations: [
            'Metal parts need a nickel and lead test, and coated fabric a phthalate test.',
          ],
          certifications: ['BSCI', 'SMETA (Sedex)', 'REACH test reports'],
          notableBrands: ['Shein'],
        },
      }),
    }),
  },
};
