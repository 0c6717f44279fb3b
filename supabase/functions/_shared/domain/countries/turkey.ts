import type { FactSource } from '../country-profiles.ts';
import type { CountryRecord } from './country-record.ts';
import { aboutOnly, categoryFacts, estimate, fact, tariffSchedule } from './facts.ts';

const turkeyFreight: FactSource = { name: 'Forwardie, ocean transit times', year: 2026 };

const turkeyLeadTimes: FactSource = { name: 'Brosan Textile, lead times', year: 2026 };

export const turkey: CountryRecord = {
  id: 'turkey',
  name: 'Turkey',
  iso: { alpha2: 'TR', numeric: '792' },
  mention:
    /\b(?:turkey|t[uü]rkiye|turkish)\b(?!\s+(?:jerky|meat|breast|bacon|sausage|flavou?r\w*|treats?|dinner))/gi,
  otherNames: ['turkiye', 'istanbul'],
  adjectives: ['turkish'],
  ratings: {
    'knit-apparel': 5,
    'woven-apparel': 5,
    activewear: 3,
    footwear: 3,
    'bags-leather': 4,
    headwear: 2,
    'home-textiles': 5,
    'rugs-handicraft': 5,
    ceramics: 3,
    'glass-drinkware': 4,
    'metal-kitchenware': 3,
    'furniture-wood': 3,
    beauty: 3,
    candles: 2,
    jewelry: 4,
    'toys-games': 1,
    'sports-goods': 2,
    electronics: 2,
    'food-supplements': 3,
    'paper-packaging': 3,
    // Cymbals of Istanbul.
    'musical-instruments': 4,
    'pet-products': 3,
  },
  calculator: null,
  map: {
    pinOffsets: { wide: { x: -14, y: -44 }, narrow: { x: -6, y: -38 } },
    quizPoints: {
      currentStatus: { diversified: 10 },
      volume: { 'under-500': 15, '500-2000': 15, '2000-10000': 5, 'not-sure': 5 },
      priorities: { 'fast-lead-time': 25, quality: 20, 'ip-protection': 5, sustainability: 15 },
      complexity: { moderate: 15 },
      timeline: { asap: 20, planning: 10 },
      compliance: { organic: 15 },
      tariffConcern: { major: 15 },
      painPoints: { 'lead-times': 20, quality: 15, moq: 15, 'ip-theft': 5 },
      budgetFlexibility: { maintain: 5, 'increase-10-20': 15, premium: 15, 'not-sure': 5 },
    },
    facts: ({ duty, forcedLaborDuty }) => ({
      region: 'Europe and Western Asia',
      expertise: {
        apparel: ['Premium knits', 'Denim', 'Womenswear', 'Organic cotton'],
        electronics: ['White goods', 'Lighting'],
        'home-goods': ['Turkish towels', 'Rugs', 'Glassware', 'Bedding'],
        beauty: ['Soap', 'Fragrance', 'Skincare'],
        accessories: ['Leather goods', 'Gold jewelry', 'Scarves'],
      },
      whyThisCountry: [
        aboutOnly(
          ['apparel'],
          fact(
            'Bulk apparel takes 20-30 days, plus 7-15 days where fabric has to be made.',
            turkeyLeadTimes,
          ),
        ),
        aboutOnly(
          ['apparel', 'home-goods'],
          estimate(
            'Its own cotton, spinning, weaving and dyeing: premium knits, denim and towels from one country.',
          ),
        ),
        aboutOnly(
          ['apparel'],
          estimate('Small runs of 100-500 units per style with European quality habits.'),
        ),
      ],
      generalInfo: {
        typicalLeadTime: fact('20-30 days, plus 7-15 days for fabric', turkeyLeadTimes),
        shippingToUS: fact('16-22 days by sea to the East Coast', turkeyFreight),
        languageBarrier: estimate('Low to moderate: Turkish; English in export firms'),
        timezoneDiff: estimate('8 hours ahead of US Eastern in winter, 7 in summer'),
      },
      leadTimeDays: { from: 20, to: 45, source: turkeyLeadTimes },
      transitWestCoastDays: { from: 30, to: 38, source: 'our estimate' },
      transitEastCoastDays: { from: 16, to: 22, source: turkeyFreight },
      minimumOrderUnits: { from: 100, to: 500, source: 'our estimate' },
      certifications: [
        'OEKO-TEX',
        'GOTS',
        'Better Cotton',
        'GRS',
        'BSCI',
        'SMETA (Sedex)',
        'ISO 9001',
      ],
      certificationsSource: 'our estimate',
      tradeAgreements: fact(
        'No US free-trade agreement; the US preference program ended for Turkey in May 2019. Customs union with the EU.',
        tariffSchedule,
      ),
      geopoliticalRisk: 'medium',
      geopoliticalRiskReason: estimate('Inflation, a falling lira and an uneasy region.'),
      supplyChainMaturity: estimate('High in textiles, from cotton to finished garment'),
      notableFor: 'Premium textiles made quickly in small runs',
      notableBrands: ['Mavi', 'Zara (Inditex)', 'Mango', 'Hugo Boss', 'Paşabahçe'],
      notableBrandsSource: 'our estimate',
      considerations: [
        aboutOnly(
          ['apparel'],
          fact(
            `A further ${forcedLaborDuty('turkey')} duty applies on top of the base rate: ${duty('apparel', 'turkey')} on a T-shirt.`,
            tariffSchedule,
          ),
        ),
        estimate(
          'High inflation moves prices: agree on them in dollars or euros, for a fixed time.',
        ),
        estimate('Shorter hours during Ramadan, closures for both Bayrams.'),
      ],
      bestFor: 'Premium apparel and home textiles in small, fast runs',
      mainClosure: 'eid',
      byCategory: categoryFacts('turkey', duty, {
        electronics: {
          leadTimeDays: [45, 60],
          minimumOrderUnits: [500, 1000],
          whyThisCountry: [
            'Large appliances and lighting are made here for all of Europe.',
            'Plants here are used to EU safety and environmental rules.',
            'Europe’s customs union brings parts in duty-free.',
          ],
          considerations: [
            'Made for Europe’s 230 volts: a US version needs new parts and a UL or ETL listing.',
          ],
          certifications: ['CE marking', 'RoHS', 'ISO 9001'],
          notableBrands: ['Beko', 'Vestel'],
        },
        'home-goods': {
          leadTimeDays: [30, 45],
          minimumOrderUnits: [200, 500],
          whyThisCountry: [
            'Turkish towels, rugs and pressed glass come from mills and furnaces that export to the US today.',
            'Looms accept small runs and custom borders.',
          ],
          considerations: [
            'Handmade rugs vary in size and shade: agree on the tolerance in writing.',
          ],
          certifications: ['OEKO-TEX', 'GOTS', 'Food-contact test reports', 'BSCI'],
          notableBrands: ['Paşabahçe'],
        },
        beauty: {
          leadTimeDays: [30, 45],
          minimumOrderUnits: [500, 2000],
          whyThisCountry: [
            'Olive-oil soap, rose water and fragrance are local crafts with export makers.',
            'Makers follow EU cosmetics rules, a good base for a US file.',
            'Smaller minimums than in China are common.',
          ],
          considerations: [
            'Makers know EU labels better than US ones: have the ingredient list and MoCRA listing checked.',
          ],
          certifications: ['ISO 22716 (cosmetics)', 'GMP', 'ISO 9001'],
          notableBrands: [],
        },
        accessories: {
          leadTimeDays: [25, 40],
          minimumOrderUnits: [100, 300],
          whyThisCountry: [
            'Leather, scarves and gold jewelry from workshops around Istanbul.',
            'Small runs with European quality habits.',
            'Samples take one to two weeks.',
          ],
          considerations: [
            'Gold moves with the market: agree on the price per gram and the day it is fixed.',
          ],
          certifications: ['LWG (leather)', 'BSCI', 'SMETA (Sedex)'],
          notableBrands: [],
        },
      }),
    }),
  },
};
