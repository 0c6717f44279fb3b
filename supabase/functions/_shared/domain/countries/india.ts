import type { FactSource } from '../country-profiles.ts';
import type { CountryRecord } from './country-record.ts';
import { aboutOnly, categoryFacts, estimate, fact, tariffSchedule } from './facts.ts';

const apparelPrograms: FactSource = {
  name: 'Hula Global, apparel programs end to end',
  year: 2025,
};

const indiaFreight: FactSource = { name: 'Tradlinx, India to US transit times', year: 2025 };

export const india: CountryRecord = {
  id: 'india',
  name: 'India',
  iso: { alpha2: 'IN', numeric: '356' },
  mention: /\bindian?\b/gi,
  otherNames: ['bharat', 'tirupur', 'mumbai'],
  adjectives: ['indian'],
  ratings: {
    'knit-apparel': 4,
    'woven-apparel': 4,
    activewear: 3,
    footwear: 3,
    'bags-leather': 4,
    headwear: 2,
    'home-textiles': 5,
    'rugs-handicraft': 5,
    ceramics: 3,
    'glass-drinkware': 3,
    'metal-kitchenware': 4,
    'furniture-wood': 3,
    beauty: 3,
    candles: 3,
    jewelry: 5,
    'toys-games': 2,
    'sports-goods': 3,
    electronics: 3,
    'food-supplements': 4,
    'paper-packaging': 3,
    'musical-instruments': 3,
    // Brass and steel bowls of Moradabad, leather collars of Kanpur.
    'pet-products': 4,
  },
  calculator: null,
  map: {
    pinOffsets: { wide: { x: -50, y: 52 }, narrow: { x: -32, y: 52 } },
    quizPoints: {
      currentStatus: { other: 10 },
      volume: { '500-2000': 15, '2000-10000': 15, 'not-sure': 5 },
      category: { other: 15 },
      priorities: { sustainability: 25 },
      complexity: { simple: 10, moderate: 15 },
      timeline: { planning: 10, exploring: 15, 'long-term': 10 },
      compliance: { organic: 20, 'fair-trade': 25 },
      tariffConcern: { moderate: 10, 'not-sure': 5 },
      painPoints: { tariffs: 10, communication: 15, moq: 10 },
      budgetFlexibility: { reduce: 15, maintain: 15, 'not-sure': 5 },
    },
    facts: ({ duty, forcedLaborDuty }) => ({
      region: 'South Asia',
      expertise: {
        apparel: ['Cotton knits', 'Woven shirts', 'Embroidery', 'Organic cotton'],
        electronics: ['Phone assembly', 'Wearables'],
        'home-goods': ['Towels and bedding', 'Rugs', 'Metalware', 'Handicraft'],
        beauty: ['Herbal skincare', 'Hair care', 'Soap'],
        accessories: ['Fine jewelry', 'Leather goods', 'Scarves'],
      },
      whyThisCountry: [
        aboutOnly(
          ['apparel', 'home-goods'],
          estimate(
            'The largest number of GOTS-certified sites: the first place to look for organic cotton.',
          ),
        ),
        aboutOnly(
          ['apparel', 'home-goods', 'accessories'],
          estimate(
            'Hand work at fair prices: embroidery, block print, rugs, brass and fine jewelry.',
          ),
        ),
        fact(
          `The additional US duty is ${forcedLaborDuty('india')}, lower than for China, Vietnam or Turkey.`,
          tariffSchedule,
        ),
      ],
      generalInfo: {
        typicalLeadTime: estimate('30-60 days'),
        shippingToUS: fact(
          '28-38 days by sea to New York, 32-45 days to Los Angeles',
          indiaFreight,
        ),
        languageBarrier: estimate('Low: English is a language of business'),
        timezoneDiff: estimate('10½ hours ahead of US Eastern in winter, 9½ in summer'),
      },
      leadTimeDays: { from: 30, to: 60, source: 'our estimate' },
      transitWestCoastDays: { from: 32, to: 45, source: indiaFreight },
      transitEastCoastDays: { from: 28, to: 38, source: indiaFreight },
      minimumOrderUnits: { from: 100, to: 500, source: 'our estimate' },
      certifications: [
        'GOTS',
        'OEKO-TEX',
        'Fair Trade',
        'GRS',
        'SA8000',
        'BSCI',
        'GoodWeave (rugs)',
        'FSSAI / GMP (food)',
      ],
      certificationsSource: 'our estimate',
      tradeAgreements: fact(
        'No US free-trade agreement; the US preference program ended for India in June 2019.',
        tariffSchedule,
      ),
      geopoliticalRisk: 'medium',
      geopoliticalRiskReason: estimate(
        'US duty on Indian goods swung widely in 2025 and 2026; politics at home are steady.',
      ),
      supplyChainMaturity: estimate('High in cotton, home textiles and jewelry; uneven in between'),
      notableFor: 'Organic cotton, home textiles and craft',
      notableBrands: ['IKEA (textiles)', 'Gap', 'Target', 'Welspun', 'Trident', 'Apple (assembly)'],
      notableBrandsSource: 'our estimate',
      considerations: [
        fact('Sea transit is long: 28-45 days to the US.', indiaFreight),
        aboutOnly(
          ['apparel'],
          fact('A program takes 10-16 weeks from first sample to shipment.', apparelPrograms),
        ),
        estimate('Quality varies by maker: inspect during production, not only at the end.'),
        estimate('Diwali and Holi slow or stop factories.'),
      ],
      bestFor: 'Organic and certified cotton, home textiles, hand work and jewelry',
      mainClosure: 'diwali',
      byCategory: categoryFacts('india', duty, {
        electronics: {
          leadTimeDays: [45, 75],
          minimumOrderUnits: [1000, 3000],
          whyThisCountry: [
            'Phone and wearable assembly has grown fast since 2020.',
            'English contracts and engineers who write specifications with you.',
          ],
          considerations: ['Parts are mostly imported from East Asia, which adds weeks.'],
          certifications: ['BIS', 'RoHS', 'ISO 9001', 'UL or ETL listing'],
          notableBrands: ['Apple (assembly)', 'Samsung (phones)'],
        },
        'home-goods': {
          leadTimeDays: [45, 75],
          minimumOrderUnits: [200, 500],
          whyThisCountry: [
            'Towels and bedding from the cotton bale up, brass from Moradabad, rugs from Bhadohi.',
          ],
          considerations: ['Handmade goods vary: approve a range of samples, not just one.'],
          certifications: ['GOTS', 'GoodWeave (rugs)', 'OEKO-TEX', 'SA8000'],
          notableBrands: ['IKEA (textiles)', 'Welspun', 'Trident'],
        },
        beauty: {
          leadTimeDays: [30, 60],
          minimumOrderUnits: [500, 1000],
          whyThisCountry: [
            'Herbal and Ayurvedic formulas with makers who grow or source the plants themselves.',
            'English contracts, and chemists who adapt a formula with you.',
          ],
          considerations: [
            'Herbal claims can turn a cosmetic into a drug in the eyes of the FDA: have the label read first.',
          ],
          certifications: ['ISO 22716 (cosmetics)', 'GMP', 'ISO 9001', 'SA8000'],
          notableBrands: ['Himalaya'],
        },
        accessories: {
          leadTimeDays: [30, 60],
          minimumOrderUnits: [100, 500],
          whyThisCountry: [
            'Fine jewelry from Jaipur and Mumbai, leather from Chennai and Kolkata.',
          ],
          considerations: ['Leather needs a chromium VI test, and silver plating a nickel test.'],
          certifications: ['LWG (leather)', 'SA8000', 'BSCI', 'Fair Trade'],
          notableBrands: ['Hidesign'],
        },
      }),
    }),
  },
};
