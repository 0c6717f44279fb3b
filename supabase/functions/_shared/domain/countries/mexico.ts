import type { FactSource } from '../country-profiles.ts';
import type { CountryRecord } from './country-record.ts';
import { aboutOnly, categoryFacts, estimate, fact, tariffSchedule } from './facts.ts';

const mexicoShipping: FactSource = { name: 'Glossy, nearshoring to Mexico', year: 2022 };

const usmcaApparel: FactSource = { name: 'Sourcing Journal on the yarn-forward rule', year: 2026 };

export const mexico: CountryRecord = {
  id: 'mexico',
  name: 'Mexico',
  iso: { alpha2: 'MX', numeric: '484' },
  mention: /\b(?:m[eé]xico|mexican)\b/gi,
  otherNames: [],
  adjectives: ['mexican'],
  ratings: {
    'knit-apparel': 3,
    'woven-apparel': 4,
    activewear: 2,
    footwear: 3,
    'bags-leather': 3,
    headwear: 2,
    'home-textiles': 2,
    'rugs-handicraft': 3,
    ceramics: 3,
    'glass-drinkware': 3,
    'metal-kitchenware': 2,
    'furniture-wood': 4,
    beauty: 3,
    candles: 3,
    jewelry: 4,
    'toys-games': 3,
    'sports-goods': 2,
    electronics: 4,
    'food-supplements': 4,
    'paper-packaging': 3,
    // Guitars of Paracho.
    'musical-instruments': 4,
    'pet-products': 3,
  },
  calculator: { position: 4, unitCostSharePct: 28 },
  map: {
    pinOffsets: { wide: { x: -12, y: 44 }, narrow: { x: 0, y: -36 } },
    quizPoints: {
      currentStatus: { planning: 10, china: 15, diversified: 10 },
      volume: { 'under-500': 20, '500-2000': 10 },
      category: { other: 10 },
      priorities: { 'fast-lead-time': 20, 'ip-protection': 20, proximity: 30 },
      complexity: { moderate: 10 },
      timeline: { asap: 20, planning: 5 },
      compliance: { cpsia: 5, fda: 10 },
      tariffConcern: { major: 30, moderate: 20, 'not-sure': 10 },
      painPoints: { tariffs: 20, 'lead-times': 20, communication: 15, moq: 10, 'ip-theft': 20 },
      budgetFlexibility: { 'increase-10-20': 15, premium: 5 },
    },
    facts: ({ duty, forcedLaborDuty }) => ({
      region: 'North America',
      expertise: {
        apparel: ['Denim', 'Workwear', 'T-shirts', 'Leather boots'],
        electronics: ['Assembly', 'Displays', 'Wire harnesses'],
        'home-goods': ['Wood furniture', 'Glassware', 'Candles', 'Handicraft'],
        beauty: ['Personal care', 'Soap', 'Contract filling'],
        accessories: ['Silver jewelry', 'Leather goods', 'Leather footwear'],
      },
      whyThisCountry: [
        fact('Goods that qualify under USMCA enter the US duty-free.', tariffSchedule),
        fact('Trucks reach your US door in about 5-10 days.', mexicoShipping),
        estimate('Nearly the same working hours: samples, visits and fixes take days, not weeks.'),
      ],
      generalInfo: {
        typicalLeadTime: estimate('30-45 days'),
        shippingToUS: fact('5-10 days by road to the door', mexicoShipping),
        languageBarrier: estimate('Low to moderate: Spanish; English is common near the border'),
        timezoneDiff: estimate('1 hour behind US Eastern in winter, 2 in summer'),
      },
      leadTimeDays: { from: 30, to: 45, source: 'our estimate' },
      transitWestCoastDays: { from: 1, to: 5, source: 'our estimate' },
      transitEastCoastDays: { from: 4, to: 7, source: 'our estimate' },
      minimumOrderUnits: { from: 100, to: 500, source: 'our estimate' },
      certifications: [
        'USMCA certificate of origin',
        'WRAP',
        'OEKO-TEX',
        'C-TPAT / OEA',
        'ISO 9001',
        'FDA-registered facilities',
      ],
      certificationsSource: 'our estimate',
      tradeAgreements: fact(
        `USMCA is in force: duty-free if the goods originate, otherwise ${forcedLaborDuty('mexico')} on top of the base rate.`,
        tariffSchedule,
      ),
      geopoliticalRisk: 'medium',
      geopoliticalRiskReason: estimate(
        'The US declined the long USMCA extension in July 2026, so yearly reviews follow; cargo theft on the road.',
      ),
      supplyChainMaturity: estimate(
        'High in denim, auto and electronics assembly; thin in technical fabrics',
      ),
      notableFor: 'Proximity to the US and duty-free entry under USMCA',
      notableBrands: ["Levi's", 'Carhartt', 'Wrangler', 'Dickies', 'Hanes'],
      notableBrandsSource: 'our estimate',
      considerations: [
        aboutOnly(
          ['apparel'],
          fact(
            'Apparel must be yarn-forward to qualify: yarn, fabric and sewing in North America.',
            usmcaApparel,
          ),
        ),
        aboutOnly(
          ['apparel'],
          fact(
            `A T-shirt that doesn’t qualify carries ${duty('apparel', 'mexico')} duty instead of none.`,
            tariffSchedule,
          ),
        ),
        estimate(
          'Holy Week and December 12 to January 6 are slow; labor costs more than in South Asia.',
        ),
      ],
      bestFor: 'Fast replenishment, proximity to the US and duty-free goods under USMCA',
      mainClosure: 'holy-week',
      byCategory: categoryFacts('mexico', duty, {
        electronics: {
          leadTimeDays: [30, 60],
          minimumOrderUnits: [500, 2000],
          whyThisCountry: [
            'The border cities assemble televisions, harnesses and appliances for the US every day.',
          ],
          considerations: [
            'Most parts are imported, so a USMCA claim depends on the share of North American value.',
            'Border plants prefer long contracts to one-time orders.',
          ],
          certifications: [
            'USMCA certificate of origin',
            'UL or ETL listing',
            'FCC test reports',
            'C-TPAT / OEA',
          ],
          notableBrands: ['Samsung (televisions)', 'LG'],
        },
        'home-goods': {
          leadTimeDays: [30, 50],
          minimumOrderUnits: [200, 500],
          whyThisCountry: [
            'Heavy furniture and glass travel by truck, which saves the most where freight costs the most.',
          ],
          considerations: [
            'Handmade ceramics need a lead test of every glaze before they touch food.',
            'Workshops are small: ask how many pieces they make in a week.',
          ],
          certifications: [
            'USMCA certificate of origin',
            'Food-contact test reports',
            'FSC',
            'C-TPAT / OEA',
          ],
          notableBrands: [],
        },
        beauty: {
          leadTimeDays: [30, 50],
          minimumOrderUnits: [1000, 3000],
          whyThisCountry: [
            'Contract fillers here already serve US drugstores, from FDA-registered facilities.',
          ],
          considerations: [
            'Under MoCRA your product needs a listing, and its label a responsible person in the US.',
            'Liquids with alcohol travel as dangerous goods: plan the truck early.',
          ],
          certifications: [
            'FDA-registered facilities',
            'ISO 22716 (cosmetics)',
            'USMCA certificate of origin',
            'C-TPAT / OEA',
          ],
          notableBrands: [],
        },
        accessories: {
          leadTimeDays: [30, 45],
          minimumOrderUnits: [100, 300],
          whyThisCountry: ['León’s leather and Taxco’s silver: whole towns that do one craft.'],
          considerations: [
            'Fashion hardware is mostly imported and may decide whether the bag qualifies under USMCA.',
            'Silver needs a .925 mark and an assay you can show.',
          ],
          certifications: [
            'USMCA certificate of origin',
            'LWG (leather)',
            'C-TPAT / OEA',
            'ISO 9001',
          ],
          notableBrands: [],
        },
      }),
    }),
  },
};
