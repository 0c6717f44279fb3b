import type { FactSource } from '../country-profiles.ts';
import type { CountryRecord } from './country-record.ts';
import { aboutOnly, categoryFacts, estimate, fact, tariffSchedule } from './facts.ts';

const portugalLeadTimes: FactSource = {
  name: 'Accio, Athleisure Basics and Exploretex on Portuguese makers',
  year: 2026,
};

const portugalMills: FactSource = { name: 'Exploretex and Garment Circle', year: 2026 };

const portugalPorts: FactSource = { name: 'Transportes e Negócios, Lisbon port calls', year: 2026 };

export const portugal: CountryRecord = {
  id: 'portugal',
  name: 'Portugal',
  iso: { alpha2: 'PT', numeric: '620' },
  mention: /\b(?:portugal|portuguese)\b/gi,
  otherNames: [],
  adjectives: ['portuguese'],
  ratings: {
    'knit-apparel': 5,
    'woven-apparel': 3,
    activewear: 3,
    footwear: 5,
    'bags-leather': 3,
    headwear: 2,
    'home-textiles': 5,
    'rugs-handicraft': 2,
    ceramics: 5,
    'glass-drinkware': 3,
    'metal-kitchenware': 3,
    'furniture-wood': 3,
    beauty: 2,
    candles: 3,
    jewelry: 3,
    'toys-games': 1,
    'sports-goods': 2,
    electronics: 1,
    'food-supplements': 2,
    'paper-packaging': 3,
    'musical-instruments': 2,
    'pet-products': 2,
  },
  calculator: null,
  map: {
    pinOffsets: { wide: { x: -24, y: -42 }, narrow: { x: -8, y: -36 } },
    quizPoints: {
      currentStatus: { planning: 10 },
      volume: { 'under-500': 25, '500-2000': 10 },
      priorities: { 'fast-lead-time': 10, quality: 25, 'ip-protection': 25, sustainability: 20 },
      complexity: { moderate: 10 },
      timeline: { asap: 10, planning: 5, exploring: 10 },
      compliance: { organic: 15 },
      tariffConcern: { moderate: 15, 'not-sure': 10 },
      painPoints: {
        tariffs: 15,
        'lead-times': 10,
        quality: 20,
        communication: 15,
        moq: 25,
        'ip-theft': 20,
      },
      budgetFlexibility: { 'increase-10-20': 10, premium: 25 },
    },
    facts: ({ duty, forcedLaborDuty, countInWords }) => ({
      region: 'Western Europe',
      expertise: {
        apparel: ['Premium jersey', 'Sweatshirts', 'Leather footwear', 'Knitwear'],
        electronics: ['Automotive parts'],
        'home-goods': ['Stoneware', 'Towels and bedding', 'Cork', 'Glass'],
        beauty: ['Fine soap', 'Fragrance'],
        accessories: ['Leather shoes', 'Cork goods', 'Leather bags'],
      },
      whyThisCountry: [
        aboutOnly(
          ['apparel'],
          fact(
            `US duty is topped up to a total of ${forcedLaborDuty('portugal')}: a T-shirt carries ${duty('apparel', 'portugal')}, a ceramic mug ${duty('home-goods', 'portugal')}.`,
            tariffSchedule,
          ),
        ),
        aboutOnly(
          ['apparel'],
          estimate('The smallest first orders: often 50-300 units per style.'),
        ),
        aboutOnly(
          ['apparel', 'home-goods'],
          fact('GOTS, OEKO-TEX and BSCI are common among its mills.', portugalMills),
        ),
      ],
      generalInfo: {
        typicalLeadTime: estimate('4-8 weeks is typical; about 30 days is quoted'),
        shippingToUS: estimate('9-14 days by sea to the East Coast, 28-35 days to the West Coast'),
        languageBarrier: estimate('Low: Portuguese; English is widely spoken'),
        timezoneDiff: estimate('5 hours ahead of US Eastern, 4 for some weeks in spring and fall'),
      },
      leadTimeDays: { from: 28, to: 56, source: 'our estimate' },
      transitWestCoastDays: { from: 28, to: 35, source: 'our estimate' },
      transitEastCoastDays: { from: 9, to: 14, source: 'our estimate' },
      minimumOrderUnits: { from: 50, to: 300, source: 'our estimate' },
      certifications: [
        'GOTS',
        'OEKO-TEX',
        'GRS',
        'BSCI',
        'OEKO-TEX STeP',
        'EU REACH',
        'FSC (cork, paper)',
      ],
      certificationsSource: 'our estimate',
      tradeAgreements: fact(
        `Member of the EU. No free-trade agreement with the US; the EU framework sets a minimum total duty of ${forcedLaborDuty('portugal')}.`,
        tariffSchedule,
      ),
      geopoliticalRisk: 'low',
      geopoliticalRiskReason: estimate('A steady democracy inside the EU.'),
      supplyChainMaturity: estimate('High in jersey, footwear, stoneware and cork; low elsewhere'),
      notableFor: 'Premium small runs and clean compliance',
      notableBrands: [
        'Veja',
        'ISTO',
        'Pangaia',
        'Colorful Standard',
        'Bordallo Pinheiro',
        'Costa Nova',
      ],
      notableBrandsSource: 'our estimate',
      considerations: [
        estimate(`The highest unit prices of the ${countInWords}.`),
        estimate('Factories close for 2-3 weeks in August.'),
        aboutOnly(
          ['apparel'],
          fact(
            'Sample rounds are quoted at 7-10 days and reported at 3-4 weeks.',
            portugalLeadTimes,
          ),
        ),
        fact(
          'Direct sailings to the East Coast leave from Lisbon; the West Coast is far.',
          portugalPorts,
        ),
      ],
      bestFor: 'Premium, certified apparel, footwear and stoneware in small runs',
      mainClosure: 'august',
      byCategory: categoryFacts('portugal', duty, {
        electronics: {
          leadTimeDays: [45, 60],
          minimumOrderUnits: [300, 1000],
          whyThisCountry: [
            'Automotive electronics and molds to German standards.',
            'Injection molds from Marinha Grande serve all of Europe.',
            'Small runs are possible.',
          ],
          considerations: [
            'Few consumer electronics are made here: expect to assemble imported parts.',
          ],
          certifications: ['CE marking', 'RoHS', 'ISO 9001'],
          notableBrands: ['Bosch (car electronics)'],
        },
        'home-goods': {
          leadTimeDays: [45, 60],
          minimumOrderUnits: [100, 500],
          whyThisCountry: [
            'Stoneware that many premium tableware brands put their name on.',
            'Cork comes from here more than from anywhere else.',
          ],
          considerations: ['Kilns are booked for the fall by early summer.'],
          certifications: ['FSC (cork, paper)', 'OEKO-TEX', 'Food-contact test reports', 'BSCI'],
          notableBrands: ['Bordallo Pinheiro', 'Costa Nova', 'Vista Alegre'],
        },
        beauty: {
          leadTimeDays: [45, 70],
          minimumOrderUnits: [500, 1000],
          whyThisCountry: [
            'Fine milled soap and fragrance in paper-wrapped, gift-ready form.',
            'Makers work under EU cosmetics rules.',
            'Small first orders are possible.',
          ],
          considerations: ['Little color cosmetics: come for soap, candles and fragrance.'],
          certifications: ['ISO 22716 (cosmetics)', 'EU REACH', 'ISO 9001'],
          notableBrands: ['Claus Porto'],
        },
        accessories: {
          leadTimeDays: [30, 60],
          minimumOrderUnits: [50, 200],
          whyThisCountry: [
            'Leather shoes and bags from family workshops around Porto.',
            'Cork bags and wallets, a vegan material with a story.',
            'Very small first orders are possible.',
          ],
          considerations: ['Workshops plan by season: book a slot two to three months ahead.'],
          certifications: ['LWG (leather)', 'EU REACH', 'BSCI', 'FSC (cork, paper)'],
          notableBrands: [],
        },
      }),
    }),
  },
};
