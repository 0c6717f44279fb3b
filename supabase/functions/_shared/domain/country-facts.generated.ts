/**
 * Made by `npm run data` from supabase/functions/_shared/domain/countries and the tariff tables in
 * data/. Change those, not this file.
 */
import type { CountryFacts } from './country-profiles.ts';
import type { MapCountry } from './manufacturing-countries.ts';

const source0 = {"name":"HC Activewear, bulk lead times by country","year":2025};
const source1 = {"name":"Top China Freight, ocean transit times","year":2026};
const source2 = {"name":"US Harmonized Tariff Schedule, with the Federal Register notices in force","year":2026};
const source3 = {"name":"Glossy, nearshoring to Mexico","year":2022};
const source4 = {"name":"Sourcing Journal on the yarn-forward rule","year":2026};
const source5 = {"name":"Brosan Textile, lead times","year":2026};
const source6 = {"name":"Forwardie, ocean transit times","year":2026};
const source7 = {"name":"Tradlinx, India to US transit times","year":2025};
const source8 = {"name":"Hula Global, apparel programs end to end","year":2025};
const source9 = {"name":"India Shipping News","year":2025};
const source10 = {"name":"Antor, Bangladesh apparel exports","year":2025};
const source11 = {"name":"GoCubic, South Asia transit times","year":2024};
const source12 = {"name":"The Budget Lab at Yale, tariff rate tracker","year":2026};
const source13 = {"name":"Clothing Coulture, Bangladeshi factories","year":2023};
const source14 = {"name":"Siren Accessories, port reports","year":2025};
const source15 = {"name":"Exploretex and Garment Circle","year":2026};
const source16 = {"name":"Accio, Athleisure Basics and Exploretex on Portuguese makers","year":2026};
const source17 = {"name":"Transportes e Negócios, Lisbon port calls","year":2026};

export const countryFacts: Readonly<
  Record<MapCountry, CountryFacts & Readonly<{ flag: string }>>
> = {
  "china": {
    "flag": "🇨🇳",
    "region": "East Asia",
    "expertise": {
      "apparel": [
        "Knitwear",
        "Denim",
        "Activewear",
        "Footwear"
      ],
      "electronics": [
        "Consumer devices",
        "Audio",
        "Chargers and cables",
        "Smart home"
      ],
      "home-goods": [
        "Ceramics",
        "Drinkware",
        "Furniture",
        "Metal kitchenware"
      ],
      "beauty": [
        "Color cosmetics",
        "Skincare",
        "Brushes and tools",
        "Packaging"
      ],
      "accessories": [
        "Bags",
        "Headwear",
        "Fashion jewelry",
        "Phone accessories"
      ]
    },
    "whyThisCountry": [
      {
        "text": "The widest supplier base of all: nearly any product, part or material is made here.",
        "source": "our estimate"
      },
      {
        "text": "Complex, many-part products: molds, electronics and packaging close together.",
        "source": "our estimate"
      },
      {
        "text": "Bulk apparel usually takes 30-45 days after the sample is approved.",
        "source": source0
      },
      {
        "text": "Small first orders are common, often 100-500 units a style.",
        "source": "our estimate"
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "30-45 days",
        "source": source0
      },
      "shippingToUS": {
        "text": "15-20 days by sea to Los Angeles, 32-40 days to New York",
        "source": source1
      },
      "languageBarrier": {
        "text": "Low to moderate: Mandarin; English is common in export sales",
        "source": "our estimate"
      },
      "timezoneDiff": {
        "text": "13 hours ahead of US Eastern in winter, 12 in summer",
        "source": "our estimate"
      }
    },
    "leadTimeDays": {
      "from": 30,
      "to": 45,
      "source": source0
    },
    "transitWestCoastDays": {
      "from": 15,
      "to": 20,
      "source": source1
    },
    "transitEastCoastDays": {
      "from": 32,
      "to": 40,
      "source": source1
    },
    "minimumOrderUnits": {
      "from": 100,
      "to": 500,
      "source": "our estimate"
    },
    "certifications": [
      "BSCI",
      "SMETA (Sedex)",
      "ISO 9001",
      "OEKO-TEX",
      "GRS",
      "GOTS",
      "ICTI (toys)",
      "FSC",
      "ISO 22716 (cosmetics)"
    ],
    "certificationsSource": "our estimate",
    "tradeAgreements": {
      "text": "No US agreement beyond normal trade relations. The Section 301 lists and a further 12.5% stack on the base duty.",
      "source": source2
    },
    "geopoliticalRisk": "high",
    "geopoliticalRiskReason": {
      "text": "Tariffs, export controls and the Taiwan question.",
      "source": "our estimate"
    },
    "supplyChainMaturity": {
      "text": "Very high: materials, parts and finished goods in one region",
      "source": "our estimate"
    },
    "notableFor": "Breadth, speed and complex products",
    "notableBrands": [
      "Apple (assembly)",
      "Anker",
      "DJI",
      "Shein"
    ],
    "notableBrandsSource": "our estimate",
    "considerations": [
      {
        "text": "A cotton T-shirt carries 36.5% US duty in all, a ceramic mug 22.5%.",
        "source": source2
      },
      {
        "text": "Goods with Xinjiang inputs are presumed made by forced labor and may be stopped.",
        "source": "our estimate"
      },
      {
        "text": "Lunar New Year closes factories for 2-4 weeks; Golden Week follows on October 1-7.",
        "source": "our estimate"
      },
      {
        "text": "Register designs and trademarks in China before you share drawings.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Complex, multi-part or electronic products and the widest choice of suppliers"
  },
  "vietnam": {
    "flag": "🇻🇳",
    "region": "Southeast Asia",
    "expertise": {
      "apparel": [
        "Activewear",
        "Outerwear",
        "Footwear",
        "Knitwear"
      ],
      "electronics": [
        "Phones",
        "Audio",
        "Wire harnesses"
      ],
      "home-goods": [
        "Wood furniture",
        "Candles",
        "Rattan and basketry"
      ],
      "beauty": [
        "Soap",
        "Coconut-based care"
      ],
      "accessories": [
        "Backpacks",
        "Headwear",
        "Footwear"
      ]
    },
    "whyThisCountry": [
      {
        "text": "A world leader in activewear, footwear and wood furniture.",
        "source": "our estimate"
      },
      {
        "text": "No Section 301 China lists: a T-shirt carries 29% duty, against 36.5% from China.",
        "source": source2
      },
      {
        "text": "Skilled sewing at a lower wage than coastal China.",
        "source": "our estimate"
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "45-60 days",
        "source": source0
      },
      "shippingToUS": {
        "text": "17-25 days by sea to the West Coast, 28-38 days to the East Coast",
        "source": "our estimate"
      },
      "languageBarrier": {
        "text": "Moderate: Vietnamese; English in export sales",
        "source": "our estimate"
      },
      "timezoneDiff": {
        "text": "12 hours ahead of US Eastern in winter, 11 in summer",
        "source": "our estimate"
      }
    },
    "leadTimeDays": {
      "from": 45,
      "to": 60,
      "source": source0
    },
    "transitWestCoastDays": {
      "from": 17,
      "to": 25,
      "source": "our estimate"
    },
    "transitEastCoastDays": {
      "from": 28,
      "to": 38,
      "source": "our estimate"
    },
    "minimumOrderUnits": {
      "from": 500,
      "to": 1000,
      "source": "our estimate"
    },
    "certifications": [
      "BSCI",
      "WRAP",
      "SMETA (Sedex)",
      "OEKO-TEX",
      "GRS",
      "Higg FEM",
      "FSC (furniture)",
      "ISO 9001"
    ],
    "certificationsSource": "our estimate",
    "tradeAgreements": {
      "text": "Bilateral Trade Agreement of 2001 and a reciprocal-trade framework of October 2025; no free-trade agreement.",
      "source": "our estimate"
    },
    "geopoliticalRisk": "medium",
    "geopoliticalRiskReason": {
      "text": "Politically steady; two US Section 301 cases are open and goods with Chinese inputs are checked for transshipment.",
      "source": "our estimate"
    },
    "supplyChainMaturity": {
      "text": "High in sewing, footwear and furniture; many fabrics and parts still come from China",
      "source": "our estimate"
    },
    "notableFor": "Activewear, footwear and furniture",
    "notableBrands": [
      "Nike",
      "Adidas",
      "Lululemon",
      "Patagonia",
      "Samsung",
      "IKEA"
    ],
    "notableBrandsSource": "our estimate",
    "considerations": [
      {
        "text": "A further 12.5% duty applies on top of the base rate.",
        "source": source2
      },
      {
        "text": "Larger first orders than China, often 500-1,000 units a style.",
        "source": "our estimate"
      },
      {
        "text": "Tet closes factories for 1-2 weeks; many materials are imported from China.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Activewear, footwear and furniture at medium to large volumes"
  },
  "mexico": {
    "flag": "🇲🇽",
    "region": "North America",
    "expertise": {
      "apparel": [
        "Denim",
        "Workwear",
        "T-shirts",
        "Leather boots"
      ],
      "electronics": [
        "Assembly",
        "Displays",
        "Wire harnesses"
      ],
      "home-goods": [
        "Wood furniture",
        "Glassware",
        "Candles",
        "Handicraft"
      ],
      "beauty": [
        "Personal care",
        "Soap",
        "Contract filling"
      ],
      "accessories": [
        "Silver jewelry",
        "Leather goods",
        "Leather footwear"
      ]
    },
    "whyThisCountry": [
      {
        "text": "Goods that qualify under USMCA enter the US free of duty.",
        "source": source2
      },
      {
        "text": "Road freight reaches the US door in about 5-10 days.",
        "source": source3
      },
      {
        "text": "Nearly the same working hours: samples, visits and fixes take days, not weeks.",
        "source": "our estimate"
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "30-45 days",
        "source": "our estimate"
      },
      "shippingToUS": {
        "text": "5-10 days by road to the door",
        "source": source3
      },
      "languageBarrier": {
        "text": "Low to moderate: Spanish; English is common near the border",
        "source": "our estimate"
      },
      "timezoneDiff": {
        "text": "1 hour behind US Eastern in winter, 2 in summer",
        "source": "our estimate"
      }
    },
    "leadTimeDays": {
      "from": 30,
      "to": 45,
      "source": "our estimate"
    },
    "transitWestCoastDays": {
      "from": 1,
      "to": 5,
      "source": "our estimate"
    },
    "transitEastCoastDays": {
      "from": 4,
      "to": 7,
      "source": "our estimate"
    },
    "minimumOrderUnits": {
      "from": 100,
      "to": 500,
      "source": "our estimate"
    },
    "certifications": [
      "USMCA certificate of origin",
      "WRAP",
      "OEKO-TEX",
      "C-TPAT / OEA",
      "ISO 9001",
      "FDA-registered facilities"
    ],
    "certificationsSource": "our estimate",
    "tradeAgreements": {
      "text": "USMCA is in force: free of duty if the goods originate, otherwise 10% on top of the base rate.",
      "source": source2
    },
    "geopoliticalRisk": "medium",
    "geopoliticalRiskReason": {
      "text": "The US declined the long USMCA extension in July 2026, so yearly reviews follow; cargo theft on the road.",
      "source": "our estimate"
    },
    "supplyChainMaturity": {
      "text": "High in denim, auto and electronics assembly; thin in technical fabrics",
      "source": "our estimate"
    },
    "notableFor": "Nearness to the US and duty-free entry under USMCA",
    "notableBrands": [
      "Levi's",
      "Carhartt",
      "Wrangler",
      "Dickies",
      "Hanes"
    ],
    "notableBrandsSource": "our estimate",
    "considerations": [
      {
        "text": "Apparel must be yarn-forward to qualify: yarn, fabric and sewing in North America.",
        "source": source4
      },
      {
        "text": "Not qualifying, a T-shirt carries 26.5% duty instead of none.",
        "source": source2
      },
      {
        "text": "Holy Week and December 12 to January 6 are slow; labor costs more than in South Asia.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Fast replenishment, nearness to the US and duty-free goods under USMCA"
  },
  "turkey": {
    "flag": "🇹🇷",
    "region": "Europe and Western Asia",
    "expertise": {
      "apparel": [
        "Premium knits",
        "Denim",
        "Womenswear",
        "Organic cotton"
      ],
      "electronics": [
        "White goods",
        "Lighting"
      ],
      "home-goods": [
        "Turkish towels",
        "Rugs",
        "Glassware",
        "Bedding"
      ],
      "beauty": [
        "Soap",
        "Fragrance",
        "Skincare"
      ],
      "accessories": [
        "Leather goods",
        "Gold jewelry",
        "Scarves"
      ]
    },
    "whyThisCountry": [
      {
        "text": "Bulk apparel takes 20-30 days, plus 7-15 days where fabric has to be made.",
        "source": source5
      },
      {
        "text": "Own cotton, spinning, weaving and dyeing: premium knits, denim and towels from one country.",
        "source": "our estimate"
      },
      {
        "text": "Small runs of 100-500 units a style with European quality habits.",
        "source": "our estimate"
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "20-30 days, plus 7-15 days for fabric",
        "source": source5
      },
      "shippingToUS": {
        "text": "16-22 days by sea to the East Coast",
        "source": source6
      },
      "languageBarrier": {
        "text": "Low to moderate: Turkish; English in export firms",
        "source": "our estimate"
      },
      "timezoneDiff": {
        "text": "8 hours ahead of US Eastern in winter, 7 in summer",
        "source": "our estimate"
      }
    },
    "leadTimeDays": {
      "from": 20,
      "to": 45,
      "source": source5
    },
    "transitWestCoastDays": {
      "from": 30,
      "to": 38,
      "source": "our estimate"
    },
    "transitEastCoastDays": {
      "from": 16,
      "to": 22,
      "source": source6
    },
    "minimumOrderUnits": {
      "from": 100,
      "to": 500,
      "source": "our estimate"
    },
    "certifications": [
      "OEKO-TEX",
      "GOTS",
      "Better Cotton",
      "GRS",
      "BSCI",
      "SMETA (Sedex)",
      "ISO 9001"
    ],
    "certificationsSource": "our estimate",
    "tradeAgreements": {
      "text": "No US free-trade agreement; the US preference program ended for Turkey in May 2019. Customs union with the EU.",
      "source": source2
    },
    "geopoliticalRisk": "medium",
    "geopoliticalRiskReason": {
      "text": "Inflation, a falling lira and an uneasy region.",
      "source": "our estimate"
    },
    "supplyChainMaturity": {
      "text": "High in textiles, from cotton to finished garment",
      "source": "our estimate"
    },
    "notableFor": "Premium textiles made quickly in small runs",
    "notableBrands": [
      "Mavi",
      "Zara (Inditex)",
      "Mango",
      "Hugo Boss",
      "Paşabahçe"
    ],
    "notableBrandsSource": "our estimate",
    "considerations": [
      {
        "text": "A further 12.5% duty applies on top of the base rate: 29% on a T-shirt.",
        "source": source2
      },
      {
        "text": "High inflation moves prices: agree them in dollars or euros, for a fixed time.",
        "source": "our estimate"
      },
      {
        "text": "Shorter hours in Ramadan, closures for both Bayrams.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Premium apparel and home textiles in small, fast runs"
  },
  "india": {
    "flag": "🇮🇳",
    "region": "South Asia",
    "expertise": {
      "apparel": [
        "Cotton knits",
        "Woven shirts",
        "Embroidery",
        "Organic cotton"
      ],
      "electronics": [
        "Phone assembly",
        "Wearables"
      ],
      "home-goods": [
        "Towels and bedding",
        "Rugs",
        "Metalware",
        "Handicraft"
      ],
      "beauty": [
        "Herbal skincare",
        "Hair care",
        "Soap"
      ],
      "accessories": [
        "Fine jewelry",
        "Leather goods",
        "Scarves"
      ]
    },
    "whyThisCountry": [
      {
        "text": "The largest number of GOTS-certified sites: the first address for organic cotton.",
        "source": "our estimate"
      },
      {
        "text": "Hand work at fair prices: embroidery, block print, rugs, brass and fine jewelry.",
        "source": "our estimate"
      },
      {
        "text": "The additional US duty is 10%, lower than for China, Vietnam or Turkey.",
        "source": source2
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "30-60 days",
        "source": "our estimate"
      },
      "shippingToUS": {
        "text": "28-38 days by sea to New York, 32-45 days to Los Angeles",
        "source": source7
      },
      "languageBarrier": {
        "text": "Low: English is a language of business",
        "source": "our estimate"
      },
      "timezoneDiff": {
        "text": "10½ hours ahead of US Eastern in winter, 9½ in summer",
        "source": "our estimate"
      }
    },
    "leadTimeDays": {
      "from": 30,
      "to": 60,
      "source": "our estimate"
    },
    "transitWestCoastDays": {
      "from": 32,
      "to": 45,
      "source": source7
    },
    "transitEastCoastDays": {
      "from": 28,
      "to": 38,
      "source": source7
    },
    "minimumOrderUnits": {
      "from": 100,
      "to": 500,
      "source": "our estimate"
    },
    "certifications": [
      "GOTS",
      "OEKO-TEX",
      "Fair Trade",
      "GRS",
      "SA8000",
      "BSCI",
      "GoodWeave (rugs)",
      "FSSAI / GMP (food)"
    ],
    "certificationsSource": "our estimate",
    "tradeAgreements": {
      "text": "No US free-trade agreement; the US preference program ended for India in June 2019.",
      "source": source2
    },
    "geopoliticalRisk": "medium",
    "geopoliticalRiskReason": {
      "text": "US duty on Indian goods swung widely in 2025 and 2026; politics at home are steady.",
      "source": "our estimate"
    },
    "supplyChainMaturity": {
      "text": "High in cotton, home textiles and jewelry; uneven in between",
      "source": "our estimate"
    },
    "notableFor": "Organic cotton, home textiles and craft",
    "notableBrands": [
      "IKEA (textiles)",
      "Gap",
      "Target",
      "Welspun",
      "Trident",
      "Apple (assembly)"
    ],
    "notableBrandsSource": "our estimate",
    "considerations": [
      {
        "text": "Sea transit is long: 28-45 days to the US.",
        "source": source7
      },
      {
        "text": "A program takes 10-16 weeks from first sample to shipment.",
        "source": source8
      },
      {
        "text": "Quality differs between makers: inspect during production, not only at the end.",
        "source": "our estimate"
      },
      {
        "text": "Diwali and Holi slow or stop factories.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Organic and certified cotton, home textiles, hand work and jewelry"
  },
  "pakistan": {
    "flag": "🇵🇰",
    "region": "South Asia",
    "expertise": {
      "apparel": [
        "Denim",
        "Fleece and hoodies",
        "Socks",
        "Workwear"
      ],
      "electronics": [
        "Fans and small appliances"
      ],
      "home-goods": [
        "Terry towels",
        "Bedding",
        "Rugs",
        "Cutlery"
      ],
      "beauty": [
        "Manicure tools"
      ],
      "accessories": [
        "Leather gloves",
        "Leather jackets",
        "Belts"
      ]
    },
    "whyThisCountry": [
      {
        "text": "A world leader in denim, towels and bedding, from its own cotton.",
        "source": "our estimate"
      },
      {
        "text": "Among the lowest labor costs of the eight countries.",
        "source": "our estimate"
      },
      {
        "text": "Sialkot makes match balls, gloves and instruments for the whole world.",
        "source": "our estimate"
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "45-75 days",
        "source": "our estimate"
      },
      "shippingToUS": {
        "text": "30-40 days by sea to the East Coast, 35-45 days to the West Coast",
        "source": "our estimate"
      },
      "languageBarrier": {
        "text": "Low: Urdu; English in business",
        "source": "our estimate"
      },
      "timezoneDiff": {
        "text": "10 hours ahead of US Eastern in winter, 9 in summer",
        "source": "our estimate"
      }
    },
    "leadTimeDays": {
      "from": 45,
      "to": 75,
      "source": "our estimate"
    },
    "transitWestCoastDays": {
      "from": 35,
      "to": 45,
      "source": "our estimate"
    },
    "transitEastCoastDays": {
      "from": 30,
      "to": 40,
      "source": "our estimate"
    },
    "minimumOrderUnits": {
      "from": 300,
      "to": 1000,
      "source": "our estimate"
    },
    "certifications": [
      "Better Cotton",
      "OEKO-TEX",
      "GOTS",
      "GRS",
      "WRAP",
      "SMETA (Sedex)",
      "FIFA Quality (balls)"
    ],
    "certificationsSource": "our estimate",
    "tradeAgreements": {
      "text": "No US free-trade agreement; a member of the US preference program, which lapsed on 2020-12-31.",
      "source": source2
    },
    "geopoliticalRisk": "high",
    "geopoliticalRiskReason": {
      "text": "Security, energy supply and relations with India.",
      "source": "our estimate"
    },
    "supplyChainMaturity": {
      "text": "High in cotton textiles and sports goods; low elsewhere",
      "source": "our estimate"
    },
    "notableFor": "Denim, towels and sports goods at low cost",
    "notableBrands": [
      "Levi's",
      "Target (towels)",
      "Adidas (match balls)"
    ],
    "notableBrandsSource": "our estimate",
    "considerations": [
      {
        "text": "India's ports closed to Pakistani cargo in 2025, which cost some direct sailings.",
        "source": source9
      },
      {
        "text": "Power cuts and security news delay orders: plan two more weeks.",
        "source": "our estimate"
      },
      {
        "text": "A further 10% duty applies on top of the base rate: 26.5% on a T-shirt.",
        "source": source2
      }
    ],
    "bestFor": "Low-cost denim, fleece, towels and bedding at volume"
  },
  "bangladesh": {
    "flag": "🇧🇩",
    "region": "South Asia",
    "expertise": {
      "apparel": [
        "T-shirts",
        "Denim",
        "Sweaters",
        "Basics at scale"
      ],
      "electronics": [
        "Simple assembly for the home market"
      ],
      "home-goods": [
        "Home textiles",
        "Jute goods"
      ],
      "beauty": [
        "Soap for the home market"
      ],
      "accessories": [
        "Caps",
        "Jute bags",
        "Leather footwear"
      ]
    },
    "whyThisCountry": [
      {
        "text": "The lowest unit cost for basics: T-shirts, denim and sweaters in very large runs.",
        "source": "our estimate"
      },
      {
        "text": "About $7.34 billion of apparel went to the US in 2024, 9.3% of US imports.",
        "source": source10
      },
      {
        "text": "More LEED-certified garment factories than any other country.",
        "source": "our estimate"
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "75-100 days",
        "source": source0
      },
      "shippingToUS": {
        "text": "25-32 days by sea to the East Coast by Suez, 28-35 days to the West Coast",
        "source": source11
      },
      "languageBarrier": {
        "text": "Moderate: Bangla; English in export firms",
        "source": "our estimate"
      },
      "timezoneDiff": {
        "text": "11 hours ahead of US Eastern in winter, 10 in summer",
        "source": "our estimate"
      }
    },
    "leadTimeDays": {
      "from": 75,
      "to": 100,
      "source": source0
    },
    "transitWestCoastDays": {
      "from": 28,
      "to": 35,
      "source": source11
    },
    "transitEastCoastDays": {
      "from": 25,
      "to": 32,
      "source": source11
    },
    "minimumOrderUnits": {
      "from": 1000,
      "to": 3000,
      "source": "our estimate"
    },
    "certifications": [
      "RSC factory safety",
      "LEED",
      "WRAP",
      "BSCI",
      "OEKO-TEX",
      "GOTS"
    ],
    "certificationsSource": "our estimate",
    "tradeAgreements": {
      "text": "US preferences suspended since June 2013. An Agreement on Reciprocal Trade signed in 2026 sets the additional duty at 10%.",
      "source": source12
    },
    "geopoliticalRisk": "high",
    "geopoliticalRiskReason": {
      "text": "Unsettled politics, energy shortages and a crowded port.",
      "source": "our estimate"
    },
    "supplyChainMaturity": {
      "text": "High in basic apparel; most woven fabric is imported",
      "source": "our estimate"
    },
    "notableFor": "Basic apparel at the lowest cost and the largest scale",
    "notableBrands": [
      "H&M",
      "Zara",
      "Primark",
      "Uniqlo",
      "Gap",
      "George (Walmart)"
    ],
    "notableBrandsSource": "our estimate",
    "considerations": [
      {
        "text": "The longest production time of the eight: 75-100 days.",
        "source": source0
      },
      {
        "text": "Large lines want large orders.",
        "source": source13
      },
      {
        "text": "Expect to order 1,000-3,000 units a style, or more.",
        "source": "our estimate"
      },
      {
        "text": "Congestion at the port of Chattogram comes back again and again.",
        "source": source14
      },
      {
        "text": "Ships that go around the Cape take 35-45 days to the East Coast.",
        "source": "our estimate"
      },
      {
        "text": "Both Eids close factories.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Basic apparel in large, steady volumes at the lowest unit cost"
  },
  "portugal": {
    "flag": "🇵🇹",
    "region": "Western Europe",
    "expertise": {
      "apparel": [
        "Premium jersey",
        "Sweatshirts",
        "Leather footwear",
        "Knitwear"
      ],
      "electronics": [
        "Automotive parts"
      ],
      "home-goods": [
        "Stoneware",
        "Towels and bedding",
        "Cork",
        "Glass"
      ],
      "beauty": [
        "Fine soap",
        "Fragrance"
      ],
      "accessories": [
        "Leather shoes",
        "Cork goods",
        "Leather bags"
      ]
    },
    "whyThisCountry": [
      {
        "text": "US duty is topped up to 10% in all: a T-shirt carries 16.5%, a ceramic mug 10%.",
        "source": source2
      },
      {
        "text": "The smallest first orders: often 50-300 units a style.",
        "source": "our estimate"
      },
      {
        "text": "GOTS, OEKO-TEX and BSCI are usual among its mills.",
        "source": source15
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "4-8 weeks is usual; about 30 days are quoted",
        "source": "our estimate"
      },
      "shippingToUS": {
        "text": "9-14 days by sea to the East Coast, 28-35 days to the West Coast",
        "source": "our estimate"
      },
      "languageBarrier": {
        "text": "Low: Portuguese; English is widely spoken",
        "source": "our estimate"
      },
      "timezoneDiff": {
        "text": "5 hours ahead of US Eastern, 4 for some weeks in spring and fall",
        "source": "our estimate"
      }
    },
    "leadTimeDays": {
      "from": 28,
      "to": 56,
      "source": "our estimate"
    },
    "transitWestCoastDays": {
      "from": 28,
      "to": 35,
      "source": "our estimate"
    },
    "transitEastCoastDays": {
      "from": 9,
      "to": 14,
      "source": "our estimate"
    },
    "minimumOrderUnits": {
      "from": 50,
      "to": 300,
      "source": "our estimate"
    },
    "certifications": [
      "GOTS",
      "OEKO-TEX",
      "GRS",
      "BSCI",
      "OEKO-TEX STeP",
      "EU REACH",
      "FSC (cork, paper)"
    ],
    "certificationsSource": "our estimate",
    "tradeAgreements": {
      "text": "Member of the EU. No free-trade agreement with the US; the EU framework sets a minimum of 10% duty in all.",
      "source": source2
    },
    "geopoliticalRisk": "low",
    "geopoliticalRiskReason": {
      "text": "A steady democracy inside the EU.",
      "source": "our estimate"
    },
    "supplyChainMaturity": {
      "text": "High in jersey, footwear, stoneware and cork; small elsewhere",
      "source": "our estimate"
    },
    "notableFor": "Premium small runs and clean compliance",
    "notableBrands": [
      "Veja",
      "ISTO",
      "Pangaia",
      "Colorful Standard",
      "Bordallo Pinheiro",
      "Costa Nova"
    ],
    "notableBrandsSource": "our estimate",
    "considerations": [
      {
        "text": "The highest unit prices of the eight.",
        "source": "our estimate"
      },
      {
        "text": "Factories close for 2-3 weeks in August.",
        "source": "our estimate"
      },
      {
        "text": "Sample rounds are quoted at 7-10 days and reported at 3-4 weeks.",
        "source": source16
      },
      {
        "text": "Direct sailings to the East Coast leave from Lisbon; the West Coast is far.",
        "source": source17
      }
    ],
    "bestFor": "Premium, certified apparel, footwear and stoneware in small runs"
  }
};
