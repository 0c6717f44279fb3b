import type { CountryFacts, Fact, FactOrigin, FactSource } from './country-profiles.ts';
import type { MapCountry } from './manufacturing-countries.ts';
import { forcedLaborText, sampleDutyText } from './tariff/sample-duties.ts';

/**
 * What we know of the eight sourcing countries, as of November 2026. Whatever carries
 * `our estimate` is general knowledge of the trade; nothing published stands behind it.
 */

const tariffSchedule: FactSource = {
  name: 'US Harmonized Tariff Schedule, with the Federal Register notices in force',
  year: 2026,
};
const tariffTracker: FactSource = {
  name: 'The Budget Lab at Yale, tariff rate tracker',
  year: 2026,
};
const apparelLeadTimes: FactSource = {
  name: 'HC Activewear, bulk lead times by country',
  year: 2025,
};
const apparelPrograms: FactSource = {
  name: 'Hula Global, apparel programs end to end',
  year: 2025,
};
const chinaFreight: FactSource = { name: 'Top China Freight, ocean transit times', year: 2026 };
const turkeyFreight: FactSource = { name: 'Forwardie, ocean transit times', year: 2026 };
const indiaFreight: FactSource = { name: 'Tradlinx, India to US transit times', year: 2025 };
const bangladeshFreight: FactSource = { name: 'GoCubic, South Asia transit times', year: 2024 };
const mexicoShipping: FactSource = { name: 'Glossy, nearshoring to Mexico', year: 2022 };
const turkeyLeadTimes: FactSource = { name: 'Brosan Textile, lead times', year: 2026 };
const portugalLeadTimes: FactSource = {
  name: 'Accio, Athleisure Basics and Exploretex on Portuguese makers',
  year: 2026,
};
const portugalMills: FactSource = { name: 'Exploretex and Garment Circle', year: 2026 };
const portugalPorts: FactSource = { name: 'Transportes e Negócios, Lisbon port calls', year: 2026 };
const pakistanPorts: FactSource = { name: 'India Shipping News', year: 2025 };
const bangladeshPort: FactSource = { name: 'Siren Accessories, port reports', year: 2025 };
const bangladeshExports: FactSource = { name: 'Antor, Bangladesh apparel exports', year: 2025 };
const bangladeshLines: FactSource = {
  name: 'Clothing Coulture, Bangladeshi factories',
  year: 2023,
};
const usmcaApparel: FactSource = { name: 'Sourcing Journal on the yarn-forward rule', year: 2026 };

export const countryFacts: Readonly<Record<MapCountry, CountryFacts>> = {
  china: {
    flag: '🇨🇳',
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
      fact('Bulk apparel usually takes 30-45 days after the sample is approved.', apparelLeadTimes),
      estimate('Small first orders are common, often 100-500 units a style.'),
    ],
    generalInfo: {
      typicalLeadTime: fact('30-45 days', apparelLeadTimes),
      shippingToUS: fact('15-20 days by sea to Los Angeles, 32-40 days to New York', chinaFreight),
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
      `No US agreement beyond normal trade relations. The Section 301 lists and a further ${forcedLaborText('china')} stack on the base duty.`,
      tariffSchedule,
    ),
    geopoliticalRisk: 'high',
    geopoliticalRiskReason: estimate('Tariffs, export controls and the Taiwan question.'),
    supplyChainMaturity: estimate('Very high: materials, parts and finished goods in one region'),
    notableFor: 'Breadth, speed and complex products',
    notableBrands: ['Apple (assembly)', 'Anker', 'DJI', 'Shein'],
    notableBrandsSource: 'our estimate',
    considerations: [
      fact(
        `A cotton T-shirt carries ${sampleDutyText('apparel', 'china')} US duty in all, a ceramic mug ${sampleDutyText('home-goods', 'china')}.`,
        tariffSchedule,
      ),
      estimate('Goods with Xinjiang inputs are presumed made by forced labor and may be stopped.'),
      estimate(
        'Lunar New Year closes factories for 2-4 weeks; Golden Week follows on October 1-7.',
      ),
      estimate('Register designs and trademarks in China before you share drawings.'),
    ],
    bestFor: 'Complex, multi-part or electronic products and the widest choice of suppliers',
  },
  vietnam: {
    flag: '🇻🇳',
    region: 'Southeast Asia',
    expertise: {
      apparel: ['Activewear', 'Outerwear', 'Footwear', 'Knitwear'],
      electronics: ['Phones', 'Audio', 'Wire harnesses'],
      'home-goods': ['Wood furniture', 'Candles', 'Rattan and basketry'],
      beauty: ['Soap', 'Coconut-based care'],
      accessories: ['Backpacks', 'Headwear', 'Footwear'],
    },
    whyThisCountry: [
      estimate('A world leader in activewear, footwear and wood furniture.'),
      fact(
        `No Section 301 China lists: a T-shirt carries ${sampleDutyText('apparel', 'vietnam')} duty, against ${sampleDutyText('apparel', 'china')} from China.`,
        tariffSchedule,
      ),
      estimate('Skilled sewing at a lower wage than coastal China.'),
    ],
    generalInfo: {
      typicalLeadTime: fact('45-60 days', apparelLeadTimes),
      shippingToUS: estimate('17-25 days by sea to the West Coast, 28-38 days to the East Coast'),
      languageBarrier: estimate('Moderate: Vietnamese; English in export sales'),
      timezoneDiff: estimate('12 hours ahead of US Eastern in winter, 11 in summer'),
    },
    leadTimeDays: { from: 45, to: 60, source: apparelLeadTimes },
    transitWestCoastDays: { from: 17, to: 25, source: 'our estimate' },
    transitEastCoastDays: { from: 28, to: 38, source: 'our estimate' },
    minimumOrderUnits: { from: 500, to: 1000, source: 'our estimate' },
    certifications: [
      'BSCI',
      'WRAP',
      'SMETA (Sedex)',
      'OEKO-TEX',
      'GRS',
      'Higg FEM',
      'FSC (furniture)',
      'ISO 9001',
    ],
    certificationsSource: 'our estimate',
    tradeAgreements: estimate(
      'Bilateral Trade Agreement of 2001 and a reciprocal-trade framework of October 2025; no free-trade agreement.',
    ),
    geopoliticalRisk: 'medium',
    geopoliticalRiskReason: estimate(
      'Politically steady; two US Section 301 cases are open and goods with Chinese inputs are checked for transshipment.',
    ),
    supplyChainMaturity: estimate(
      'High in sewing, footwear and furniture; many fabrics and parts still come from China',
    ),
    notableFor: 'Activewear, footwear and furniture',
    notableBrands: ['Nike', 'Adidas', 'Lululemon', 'Patagonia', 'Samsung', 'IKEA'],
    notableBrandsSource: 'our estimate',
    considerations: [
      fact(
        `A further ${forcedLaborText('vietnam')} duty applies on top of the base rate.`,
        tariffSchedule,
      ),
      estimate('Larger first orders than China, often 500-1,000 units a style.'),
      estimate('Tet closes factories for 1-2 weeks; many materials are imported from China.'),
    ],
    bestFor: 'Activewear, footwear and furniture at medium to large volumes',
  },
  mexico: {
    flag: '🇲🇽',
    region: 'North America',
    expertise: {
      apparel: ['Denim', 'Workwear', 'T-shirts', 'Leather boots'],
      electronics: ['Assembly', 'Displays', 'Wire harnesses'],
      'home-goods': ['Wood furniture', 'Glassware', 'Candles', 'Handicraft'],
      beauty: ['Personal care', 'Soap', 'Contract filling'],
      accessories: ['Silver jewelry', 'Leather goods', 'Leather footwear'],
    },
    whyThisCountry: [
      fact('Goods that qualify under USMCA enter the US free of duty.', tariffSchedule),
      fact('Road freight reaches the US door in about 5-10 days.', mexicoShipping),
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
      `USMCA is in force: free of duty if the goods originate, otherwise ${forcedLaborText('mexico')} on top of the base rate.`,
      tariffSchedule,
    ),
    geopoliticalRisk: 'medium',
    geopoliticalRiskReason: estimate(
      'The US declined the long USMCA extension in July 2026, so yearly reviews follow; cargo theft on the road.',
    ),
    supplyChainMaturity: estimate(
      'High in denim, auto and electronics assembly; thin in technical fabrics',
    ),
    notableFor: 'Nearness to the US and duty-free entry under USMCA',
    notableBrands: ["Levi's", 'Carhartt', 'Wrangler', 'Dickies', 'Hanes'],
    notableBrandsSource: 'our estimate',
    considerations: [
      fact(
        'Apparel must be yarn-forward to qualify: yarn, fabric and sewing in North America.',
        usmcaApparel,
      ),
      fact(
        `Not qualifying, a T-shirt carries ${sampleDutyText('apparel', 'mexico')} duty instead of none.`,
        tariffSchedule,
      ),
      estimate(
        'Holy Week and December 12 to January 6 are slow; labor costs more than in South Asia.',
      ),
    ],
    bestFor: 'Fast replenishment, nearness to the US and duty-free goods under USMCA',
  },
  turkey: {
    flag: '🇹🇷',
    region: 'Europe and Western Asia',
    expertise: {
      apparel: ['Premium knits', 'Denim', 'Womenswear', 'Organic cotton'],
      electronics: ['White goods', 'Lighting'],
      'home-goods': ['Turkish towels', 'Rugs', 'Glassware', 'Bedding'],
      beauty: ['Soap', 'Fragrance', 'Skincare'],
      accessories: ['Leather goods', 'Gold jewelry', 'Scarves'],
    },
    whyThisCountry: [
      fact(
        'Bulk apparel takes 20-30 days, plus 7-15 days where fabric has to be made.',
        turkeyLeadTimes,
      ),
      estimate(
        'Own cotton, spinning, weaving and dyeing: premium knits, denim and towels from one country.',
      ),
      estimate('Small runs of 100-500 units a style with European quality habits.'),
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
      fact(
        `A further ${forcedLaborText('turkey')} duty applies on top of the base rate: ${sampleDutyText('apparel', 'turkey')} on a T-shirt.`,
        tariffSchedule,
      ),
      estimate('High inflation moves prices: agree them in dollars or euros, for a fixed time.'),
      estimate('Shorter hours in Ramadan, closures for both Bayrams.'),
    ],
    bestFor: 'Premium apparel and home textiles in small, fast runs',
  },
  india: {
    flag: '🇮🇳',
    region: 'South Asia',
    expertise: {
      apparel: ['Cotton knits', 'Woven shirts', 'Embroidery', 'Organic cotton'],
      electronics: ['Phone assembly', 'Wearables'],
      'home-goods': ['Towels and bedding', 'Rugs', 'Metalware', 'Handicraft'],
      beauty: ['Herbal skincare', 'Hair care', 'Soap'],
      accessories: ['Fine jewelry', 'Leather goods', 'Scarves'],
    },
    whyThisCountry: [
      estimate('The largest number of GOTS-certified sites: the first address for organic cotton.'),
      estimate('Hand work at fair prices: embroidery, block print, rugs, brass and fine jewelry.'),
      fact(
        `The additional US duty is ${forcedLaborText('india')}, lower than for China, Vietnam or Turkey.`,
        tariffSchedule,
      ),
    ],
    generalInfo: {
      typicalLeadTime: estimate('30-60 days'),
      shippingToUS: fact('28-38 days by sea to New York, 32-45 days to Los Angeles', indiaFreight),
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
      fact('A program takes 10-16 weeks from first sample to shipment.', apparelPrograms),
      estimate('Quality differs between makers: inspect during production, not only at the end.'),
      estimate('Diwali and Holi slow or stop factories.'),
    ],
    bestFor: 'Organic and certified cotton, home textiles, hand work and jewelry',
  },
  pakistan: {
    flag: '🇵🇰',
    region: 'South Asia',
    expertise: {
      apparel: ['Denim', 'Fleece and hoodies', 'Socks', 'Workwear'],
      electronics: ['Fans and small appliances'],
      'home-goods': ['Terry towels', 'Bedding', 'Rugs', 'Cutlery'],
      beauty: ['Manicure tools'],
      accessories: ['Leather gloves', 'Leather jackets', 'Belts'],
    },
    whyThisCountry: [
      estimate('A world leader in denim, towels and bedding, from its own cotton.'),
      estimate('Among the lowest labor costs of the eight countries.'),
      estimate('Sialkot makes match balls, gloves and instruments for the whole world.'),
    ],
    generalInfo: {
      typicalLeadTime: estimate('45-75 days'),
      shippingToUS: estimate('30-40 days by sea to the East Coast, 35-45 days to the West Coast'),
      languageBarrier: estimate('Low: Urdu; English in business'),
      timezoneDiff: estimate('10 hours ahead of US Eastern in winter, 9 in summer'),
    },
    leadTimeDays: { from: 45, to: 75, source: 'our estimate' },
    transitWestCoastDays: { from: 35, to: 45, source: 'our estimate' },
    transitEastCoastDays: { from: 30, to: 40, source: 'our estimate' },
    minimumOrderUnits: { from: 300, to: 1000, source: 'our estimate' },
    certifications: [
      'Better Cotton',
      'OEKO-TEX',
      'GOTS',
      'GRS',
      'WRAP',
      'SMETA (Sedex)',
      'FIFA Quality (balls)',
    ],
    certificationsSource: 'our estimate',
    tradeAgreements: fact(
      'No US free-trade agreement; a member of the US preference program, which lapsed on 2020-12-31.',
      tariffSchedule,
    ),
    geopoliticalRisk: 'high',
    geopoliticalRiskReason: estimate('Security, energy supply and relations with India.'),
    supplyChainMaturity: estimate('High in cotton textiles and sports goods; low elsewhere'),
    notableFor: 'Denim, towels and sports goods at low cost',
    notableBrands: ["Levi's", 'Target (towels)', 'Adidas (match balls)'],
    notableBrandsSource: 'our estimate',
    considerations: [
      fact(
        "India's ports closed to Pakistani cargo in 2025, which cost some direct sailings.",
        pakistanPorts,
      ),
      estimate('Power cuts and security news delay orders: plan two more weeks.'),
      fact(
        `A further ${forcedLaborText('pakistan')} duty applies on top of the base rate: ${sampleDutyText('apparel', 'pakistan')} on a T-shirt.`,
        tariffSchedule,
      ),
    ],
    bestFor: 'Low-cost denim, fleece, towels and bedding at volume',
  },
  bangladesh: {
    flag: '🇧🇩',
    region: 'South Asia',
    expertise: {
      apparel: ['T-shirts', 'Denim', 'Sweaters', 'Basics at scale'],
      electronics: ['Simple assembly for the home market'],
      'home-goods': ['Home textiles', 'Jute goods'],
      beauty: ['Soap for the home market'],
      accessories: ['Caps', 'Jute bags', 'Leather footwear'],
    },
    whyThisCountry: [
      estimate('The lowest unit cost for basics: T-shirts, denim and sweaters in very large runs.'),
      fact(
        'About $7.34 billion of apparel went to the US in 2024, 9.3% of US imports.',
        bangladeshExports,
      ),
      estimate('More LEED-certified garment factories than any other country.'),
    ],
    generalInfo: {
      typicalLeadTime: fact('75-100 days', apparelLeadTimes),
      shippingToUS: fact(
        '25-32 days by sea to the East Coast by Suez, 28-35 days to the West Coast',
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
      `US preferences suspended since June 2013. An Agreement on Reciprocal Trade signed in 2026 sets the additional duty at ${forcedLaborText('bangladesh')}.`,
      tariffTracker,
    ),
    geopoliticalRisk: 'high',
    geopoliticalRiskReason: estimate('Unsettled politics, energy shortages and a crowded port.'),
    supplyChainMaturity: estimate('High in basic apparel; most woven fabric is imported'),
    notableFor: 'Basic apparel at the lowest cost and the largest scale',
    notableBrands: ['H&M', 'Zara', 'Primark', 'Uniqlo', 'Gap', 'George (Walmart)'],
    notableBrandsSource: 'our estimate',
    considerations: [
      fact('The longest production time of the eight: 75-100 days.', apparelLeadTimes),
      fact('Large lines want large orders.', bangladeshLines),
      estimate('Expect to order 1,000-3,000 units a style, or more.'),
      fact('Congestion at the port of Chattogram comes back again and again.', bangladeshPort),
      estimate('Ships that go around the Cape take 35-45 days to the East Coast.'),
      estimate('Both Eids close factories.'),
    ],
    bestFor: 'Basic apparel in large, steady volumes at the lowest unit cost',
  },
  portugal: {
    flag: '🇵🇹',
    region: 'Western Europe',
    expertise: {
      apparel: ['Premium jersey', 'Sweatshirts', 'Leather footwear', 'Knitwear'],
      electronics: ['Automotive parts'],
      'home-goods': ['Stoneware', 'Towels and bedding', 'Cork', 'Glass'],
      beauty: ['Fine soap', 'Fragrance'],
      accessories: ['Leather shoes', 'Cork goods', 'Leather bags'],
    },
    whyThisCountry: [
      fact(
        `US duty is topped up to ${forcedLaborText('portugal')} in all: a T-shirt carries ${sampleDutyText('apparel', 'portugal')}, a ceramic mug ${sampleDutyText('home-goods', 'portugal')}.`,
        tariffSchedule,
      ),
      estimate('The smallest first orders: often 50-300 units a style.'),
      fact('GOTS, OEKO-TEX and BSCI are usual among its mills.', portugalMills),
    ],
    generalInfo: {
      typicalLeadTime: estimate('4-8 weeks is usual; about 30 days are quoted'),
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
      `Member of the EU. No free-trade agreement with the US; the EU framework sets a minimum of ${forcedLaborText('portugal')} duty in all.`,
      tariffSchedule,
    ),
    geopoliticalRisk: 'low',
    geopoliticalRiskReason: estimate('A steady democracy inside the EU.'),
    supplyChainMaturity: estimate('High in jersey, footwear, stoneware and cork; small elsewhere'),
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
      estimate('The highest unit prices of the eight.'),
      estimate('Factories close for 2-3 weeks in August.'),
      fact('Sample rounds are quoted at 7-10 days and reported at 3-4 weeks.', portugalLeadTimes),
      fact(
        'Direct sailings to the East Coast leave from Lisbon; the West Coast is far.',
        portugalPorts,
      ),
    ],
    bestFor: 'Premium, certified apparel, footwear and stoneware in small runs',
  },
};

function fact(text: string, source: FactOrigin): Fact {
  return { text, source };
}

function estimate(text: string): Fact {
  return { text, source: 'our estimate' };
}
