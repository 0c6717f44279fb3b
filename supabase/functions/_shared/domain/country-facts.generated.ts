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
        "source": source0,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Small first orders are common, often 100-500 units per style.",
        "source": "our estimate",
        "categories": [
          "apparel",
          "accessories"
        ]
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
        "text": "A cotton T-shirt carries 36.5% total US duty, a ceramic mug 22.5%.",
        "source": source2,
        "categories": [
          "apparel"
        ]
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
    "bestFor": "Complex, multi-part or electronic products and the widest choice of suppliers",
    "mainClosure": "lunar-new-year",
    "byCategory": {
      "electronics": {
        "leadTimeDays": {
          "from": 30,
          "to": 45,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Chips, boards, batteries, molds and assembly within a day of each other in the Pearl River Delta.",
            "source": "our estimate"
          },
          {
            "text": "Factories here already build for FCC and UL approval.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "New tooling and certification add 4-8 weeks before bulk production starts.",
            "source": "our estimate"
          },
          {
            "text": "A Bluetooth speaker made here carries 20% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "FCC test reports",
          "UL or ETL listing",
          "RoHS",
          "ISO 9001"
        ],
        "notableBrands": [
          "Apple (assembly)",
          "Anker",
          "DJI"
        ]
      },
      "home-goods": {
        "leadTimeDays": {
          "from": 30,
          "to": 45,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 300,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Ceramics, glass, metal and wood each have a region of their own, with hundreds of makers.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Glazes and food-contact parts need a lead and cadmium test for every production lot.",
            "source": "our estimate"
          },
          {
            "text": "A ceramic mug made here carries 22.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "FSC",
          "Food-contact test reports",
          "BSCI"
        ],
        "notableBrands": [
          "IKEA"
        ]
      },
      "beauty": {
        "leadTimeDays": {
          "from": 30,
          "to": 45,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 1000,
          "to": 3000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Formula, filling and packaging from one city: Guangzhou fills much of the world’s private-label makeup.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Minimums are set by the filling line and the printed packaging, often 1,000-3,000 pieces per shade.",
            "source": "our estimate"
          },
          {
            "text": "A skincare cream made here carries 37.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "ISO 22716 (cosmetics)",
          "FDA-registered facilities",
          "GMPC"
        ],
        "notableBrands": [
          "e.l.f. Cosmetics"
        ]
      },
      "accessories": {
        "leadTimeDays": {
          "from": 25,
          "to": 40,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 100,
          "to": 500,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Hardware, zippers, lining and synthetic leather are sold next door to the makers.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Metal parts need a nickel and lead test, and coated fabric a phthalate test.",
            "source": "our estimate"
          },
          {
            "text": "A vegan leather handbag made here carries 53.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "BSCI",
          "SMETA (Sedex)",
          "REACH test reports"
        ],
        "notableBrands": [
          "Shein"
        ]
      }
    }
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
        "source": "our estimate",
        "categories": [
          "apparel",
          "home-goods",
          "accessories"
        ]
      },
      {
        "text": "No Section 301 China lists: a T-shirt carries 29% duty, compared with 36.5% from China.",
        "source": source2,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Skilled sewing at a lower wage than coastal China.",
        "source": "our estimate",
        "categories": [
          "apparel",
          "accessories"
        ]
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
        "text": "Larger first orders than China, often 500-1,000 units per style.",
        "source": "our estimate",
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Tet closes factories for 1-2 weeks; many materials are imported from China.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Activewear, footwear and furniture at medium to large volumes",
    "mainClosure": "lunar-new-year",
    "byCategory": {
      "electronics": {
        "leadTimeDays": {
          "from": 45,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 1000,
          "to": 3000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Phones, audio and wire harnesses are made here at scale for the largest brands.",
            "source": "our estimate"
          },
          {
            "text": "No Section 301 China lists apply to goods that originate here.",
            "source": "our estimate"
          },
          {
            "text": "Assembly labor costs less than in coastal China.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Most chips and parts are imported from China, so check that the product still counts as Vietnamese.",
            "source": "our estimate"
          },
          {
            "text": "Small orders are hard to place: lines are built for large brands.",
            "source": "our estimate"
          },
          {
            "text": "A Bluetooth speaker made here carries 12.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "FCC test reports",
          "UL or ETL listing",
          "RoHS",
          "ISO 9001"
        ],
        "notableBrands": [
          "Samsung",
          "LG"
        ]
      },
      "home-goods": {
        "leadTimeDays": {
          "from": 45,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 300,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Furniture makers here own their sawmills or buy certified wood by contract.",
            "source": "our estimate"
          },
          {
            "text": "No Section 301 China lists apply to goods that originate here.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Wood furniture can carry extra US duties of its own; have the code checked first.",
            "source": "our estimate"
          },
          {
            "text": "A ceramic mug made here carries 22.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "FSC (furniture)",
          "TSCA Title VI",
          "BSCI"
        ],
        "notableBrands": [
          "IKEA"
        ]
      },
      "beauty": {
        "leadTimeDays": {
          "from": 40,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 1000,
          "to": 3000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Coconut, rice and herbal ingredients are grown and pressed here.",
            "source": "our estimate"
          },
          {
            "text": "No Section 301 China lists apply to goods that originate here.",
            "source": "our estimate"
          },
          {
            "text": "Filling labor costs less than in coastal China.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Few contract fillers sell to the US; expect few choices.",
            "source": "our estimate"
          },
          {
            "text": "Most packaging comes from China and adds two to three weeks.",
            "source": "our estimate"
          },
          {
            "text": "A skincare cream made here carries 12.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "ISO 22716 (cosmetics)",
          "GMP",
          "ISO 9001",
          "BSCI"
        ],
        "notableBrands": []
      },
      "accessories": {
        "leadTimeDays": {
          "from": 45,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Backpacks and caps for global outdoor brands come from here.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Zippers and hardware are mostly imported from China.",
            "source": "our estimate"
          },
          {
            "text": "A vegan leather handbag made here carries 28.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "BSCI",
          "WRAP",
          "OEKO-TEX"
        ],
        "notableBrands": [
          "Nike",
          "Coach"
        ]
      }
    }
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
        "text": "Goods that qualify under USMCA enter the US duty-free.",
        "source": source2
      },
      {
        "text": "Trucks reach your US door in about 5-10 days.",
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
      "text": "USMCA is in force: duty-free if the goods originate, otherwise 10% on top of the base rate.",
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
    "notableFor": "Proximity to the US and duty-free entry under USMCA",
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
        "source": source4,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "A T-shirt that doesn’t qualify carries 26.5% duty instead of none.",
        "source": source2,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Holy Week and December 12 to January 6 are slow; labor costs more than in South Asia.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Fast replenishment, proximity to the US and duty-free goods under USMCA",
    "mainClosure": "holy-week",
    "byCategory": {
      "electronics": {
        "leadTimeDays": {
          "from": 30,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 2000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "The border cities assemble televisions, harnesses and appliances for the US every day.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Most parts are imported, so a USMCA claim depends on the share of North American value.",
            "source": "our estimate"
          },
          {
            "text": "Border plants prefer long contracts to one-time orders.",
            "source": "our estimate"
          },
          {
            "text": "A Bluetooth speaker made here carries 10% total US duty, unless it qualifies under USMCA.",
            "source": source2
          }
        ],
        "certifications": [
          "USMCA certificate of origin",
          "UL or ETL listing",
          "FCC test reports",
          "C-TPAT / OEA"
        ],
        "notableBrands": [
          "Samsung (televisions)",
          "LG"
        ]
      },
      "home-goods": {
        "leadTimeDays": {
          "from": 30,
          "to": 50,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 200,
          "to": 500,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Heavy furniture and glass travel by truck, which saves the most where freight costs the most.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Handmade ceramics need a lead test of every glaze before they touch food.",
            "source": "our estimate"
          },
          {
            "text": "Workshops are small: ask how many pieces they make in a week.",
            "source": "our estimate"
          },
          {
            "text": "A ceramic mug made here carries 20% total US duty, unless it qualifies under USMCA.",
            "source": source2
          }
        ],
        "certifications": [
          "USMCA certificate of origin",
          "Food-contact test reports",
          "FSC",
          "C-TPAT / OEA"
        ],
        "notableBrands": []
      },
      "beauty": {
        "leadTimeDays": {
          "from": 30,
          "to": 50,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 1000,
          "to": 3000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Contract fillers here already serve US drugstores, from FDA-registered facilities.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Under MoCRA your product needs a listing, and its label a responsible person in the US.",
            "source": "our estimate"
          },
          {
            "text": "Liquids with alcohol travel as dangerous goods: plan the truck early.",
            "source": "our estimate"
          },
          {
            "text": "A skincare cream made here carries 10% total US duty, unless it qualifies under USMCA.",
            "source": source2
          }
        ],
        "certifications": [
          "FDA-registered facilities",
          "ISO 22716 (cosmetics)",
          "USMCA certificate of origin",
          "C-TPAT / OEA"
        ],
        "notableBrands": []
      },
      "accessories": {
        "leadTimeDays": {
          "from": 30,
          "to": 45,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 100,
          "to": 300,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "León’s leather and Taxco’s silver: whole towns that do one craft.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Fashion hardware is mostly imported and may decide whether the bag qualifies under USMCA.",
            "source": "our estimate"
          },
          {
            "text": "Silver needs a .925 mark and an assay you can show.",
            "source": "our estimate"
          },
          {
            "text": "A vegan leather handbag made here carries 26% total US duty, unless it qualifies under USMCA.",
            "source": source2
          }
        ],
        "certifications": [
          "USMCA certificate of origin",
          "LWG (leather)",
          "C-TPAT / OEA",
          "ISO 9001"
        ],
        "notableBrands": []
      }
    }
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
        "source": source5,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Its own cotton, spinning, weaving and dyeing: premium knits, denim and towels from one country.",
        "source": "our estimate",
        "categories": [
          "apparel",
          "home-goods"
        ]
      },
      {
        "text": "Small runs of 100-500 units per style with European quality habits.",
        "source": "our estimate",
        "categories": [
          "apparel"
        ]
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
        "source": source2,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "High inflation moves prices: agree on them in dollars or euros, for a fixed time.",
        "source": "our estimate"
      },
      {
        "text": "Shorter hours during Ramadan, closures for both Bayrams.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Premium apparel and home textiles in small, fast runs",
    "mainClosure": "eid",
    "byCategory": {
      "electronics": {
        "leadTimeDays": {
          "from": 45,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Large appliances and lighting are made here for all of Europe.",
            "source": "our estimate"
          },
          {
            "text": "Plants here are used to EU safety and environmental rules.",
            "source": "our estimate"
          },
          {
            "text": "Europe’s customs union brings parts in duty-free.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Made for Europe’s 230 volts: a US version needs new parts and a UL or ETL listing.",
            "source": "our estimate"
          },
          {
            "text": "A Bluetooth speaker made here carries 12.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "CE marking",
          "RoHS",
          "ISO 9001"
        ],
        "notableBrands": [
          "Beko",
          "Vestel"
        ]
      },
      "home-goods": {
        "leadTimeDays": {
          "from": 30,
          "to": 45,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 200,
          "to": 500,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Turkish towels, rugs and pressed glass come from mills and furnaces that export to the US today.",
            "source": "our estimate"
          },
          {
            "text": "Looms accept small runs and custom borders.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Handmade rugs vary in size and shade: agree on the tolerance in writing.",
            "source": "our estimate"
          },
          {
            "text": "A ceramic mug made here carries 22.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "OEKO-TEX",
          "GOTS",
          "Food-contact test reports",
          "BSCI"
        ],
        "notableBrands": [
          "Paşabahçe"
        ]
      },
      "beauty": {
        "leadTimeDays": {
          "from": 30,
          "to": 45,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 2000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Olive-oil soap, rose water and fragrance are local crafts with export makers.",
            "source": "our estimate"
          },
          {
            "text": "Makers follow EU cosmetics rules, a good base for a US file.",
            "source": "our estimate"
          },
          {
            "text": "Smaller minimums than in China are common.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Makers know EU labels better than US ones: have the ingredient list and MoCRA listing checked.",
            "source": "our estimate"
          },
          {
            "text": "A skincare cream made here carries 12.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "ISO 22716 (cosmetics)",
          "GMP",
          "ISO 9001"
        ],
        "notableBrands": []
      },
      "accessories": {
        "leadTimeDays": {
          "from": 25,
          "to": 40,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 100,
          "to": 300,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Leather, scarves and gold jewelry from workshops around Istanbul.",
            "source": "our estimate"
          },
          {
            "text": "Small runs with European quality habits.",
            "source": "our estimate"
          },
          {
            "text": "Samples take one to two weeks.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Gold moves with the market: agree on the price per gram and the day it is fixed.",
            "source": "our estimate"
          },
          {
            "text": "A vegan leather handbag made here carries 28.5% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "LWG (leather)",
          "BSCI",
          "SMETA (Sedex)"
        ],
        "notableBrands": []
      }
    }
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
        "text": "The largest number of GOTS-certified sites: the first place to look for organic cotton.",
        "source": "our estimate",
        "categories": [
          "apparel",
          "home-goods"
        ]
      },
      {
        "text": "Hand work at fair prices: embroidery, block print, rugs, brass and fine jewelry.",
        "source": "our estimate",
        "categories": [
          "apparel",
          "home-goods",
          "accessories"
        ]
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
        "source": source8,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Quality varies by maker: inspect during production, not only at the end.",
        "source": "our estimate"
      },
      {
        "text": "Diwali and Holi slow or stop factories.",
        "source": "our estimate"
      }
    ],
    "bestFor": "Organic and certified cotton, home textiles, hand work and jewelry",
    "mainClosure": "diwali",
    "byCategory": {
      "electronics": {
        "leadTimeDays": {
          "from": 45,
          "to": 75,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 1000,
          "to": 3000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Phone and wearable assembly has grown fast since 2020.",
            "source": "our estimate"
          },
          {
            "text": "English contracts and engineers who write specifications with you.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Parts are mostly imported from East Asia, which adds weeks.",
            "source": "our estimate"
          },
          {
            "text": "A Bluetooth speaker made here carries 10% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "BIS",
          "RoHS",
          "ISO 9001",
          "UL or ETL listing"
        ],
        "notableBrands": [
          "Apple (assembly)",
          "Samsung (phones)"
        ]
      },
      "home-goods": {
        "leadTimeDays": {
          "from": 45,
          "to": 75,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 200,
          "to": 500,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Towels and bedding from the cotton bale up, brass from Moradabad, rugs from Bhadohi.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Handmade goods vary: approve a range of samples, not just one.",
            "source": "our estimate"
          },
          {
            "text": "A ceramic mug made here carries 20% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "GOTS",
          "GoodWeave (rugs)",
          "OEKO-TEX",
          "SA8000"
        ],
        "notableBrands": [
          "IKEA (textiles)",
          "Welspun",
          "Trident"
        ]
      },
      "beauty": {
        "leadTimeDays": {
          "from": 30,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Herbal and Ayurvedic formulas with makers who grow or source the plants themselves.",
            "source": "our estimate"
          },
          {
            "text": "English contracts, and chemists who adapt a formula with you.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Herbal claims can turn a cosmetic into a drug in the eyes of the FDA: have the label read first.",
            "source": "our estimate"
          },
          {
            "text": "A skincare cream made here carries 10% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "ISO 22716 (cosmetics)",
          "GMP",
          "ISO 9001",
          "SA8000"
        ],
        "notableBrands": [
          "Himalaya"
        ]
      },
      "accessories": {
        "leadTimeDays": {
          "from": 30,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 100,
          "to": 500,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Fine jewelry from Jaipur and Mumbai, leather from Chennai and Kolkata.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Leather needs a chromium VI test, and silver plating a nickel test.",
            "source": "our estimate"
          },
          {
            "text": "A vegan leather handbag made here carries 26% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "LWG (leather)",
          "SA8000",
          "BSCI",
          "Fair Trade"
        ],
        "notableBrands": [
          "Hidesign"
        ]
      }
    }
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
        "source": "our estimate",
        "categories": [
          "apparel",
          "home-goods"
        ]
      },
      {
        "text": "Among the lowest labor costs of the eight countries.",
        "source": "our estimate"
      },
      {
        "text": "Sialkot makes match balls, gloves and instruments for the world.",
        "source": "our estimate",
        "categories": [
          "apparel",
          "accessories"
        ]
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
        "text": "Power cuts and security news delay orders: plan on two extra weeks.",
        "source": "our estimate"
      },
      {
        "text": "A further 10% duty applies on top of the base rate: 26.5% on a T-shirt.",
        "source": source2,
        "categories": [
          "apparel"
        ]
      }
    ],
    "bestFor": "Low-cost denim, fleece, towels and bedding at volume",
    "mainClosure": "eid",
    "byCategory": {
      "electronics": {
        "leadTimeDays": {
          "from": 60,
          "to": 90,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 1000,
          "to": 3000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Fans and small motors are a local industry with export makers.",
            "source": "our estimate"
          },
          {
            "text": "Contracts in English are common.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Few makers hold a US safety listing: count on getting one yourself.",
            "source": "our estimate"
          },
          {
            "text": "A Bluetooth speaker made here carries 10% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "ISO 9001",
          "CE marking",
          "BSCI",
          "SMETA (Sedex)"
        ],
        "notableBrands": []
      },
      "home-goods": {
        "leadTimeDays": {
          "from": 45,
          "to": 75,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 300,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Terry towels and bed linen are woven, dyed and sewn in one mill.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Towel prices follow cotton: agree on how long a quote holds.",
            "source": "our estimate"
          },
          {
            "text": "A ceramic mug made here carries 20% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "OEKO-TEX",
          "Better Cotton",
          "GOTS",
          "SMETA (Sedex)"
        ],
        "notableBrands": [
          "Target (towels)"
        ]
      },
      "beauty": {
        "leadTimeDays": {
          "from": 45,
          "to": 75,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Manicure and barber tools in steel come from Sialkot.",
            "source": "our estimate"
          },
          {
            "text": "Contracts in English are common.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Strong in tools, weak in formulas: fill creams and makeup elsewhere.",
            "source": "our estimate"
          },
          {
            "text": "A skincare cream made here carries 10% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "ISO 9001",
          "CE marking",
          "BSCI",
          "SMETA (Sedex)"
        ],
        "notableBrands": []
      },
      "accessories": {
        "leadTimeDays": {
          "from": 45,
          "to": 75,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 200,
          "to": 500,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Leather gloves and jackets are cut and sewn next to the tanneries.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Ask which tannery, and for a chromium VI test of its leather.",
            "source": "our estimate"
          },
          {
            "text": "A vegan leather handbag made here carries 26% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "LWG (leather)",
          "WRAP",
          "BSCI",
          "SMETA (Sedex)"
        ],
        "notableBrands": []
      }
    }
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
        "source": "our estimate",
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "About $7.34 billion of apparel went to the US in 2024, 9.3% of US imports.",
        "source": source10,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "More LEED-certified garment factories than any other country.",
        "source": "our estimate",
        "categories": [
          "apparel"
        ]
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "75-100 days",
        "source": source0
      },
      "shippingToUS": {
        "text": "25-32 days by sea to the East Coast via Suez, 28-35 days to the West Coast",
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
        "source": source0,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Large production lines need large orders.",
        "source": source13,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Expect to order 1,000-3,000 units per style, or more.",
        "source": "our estimate",
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Congestion at the port of Chattogram keeps coming back.",
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
    "bestFor": "Basic apparel in large, steady volumes at the lowest unit cost",
    "mainClosure": "eid",
    "byCategory": {
      "electronics": {
        "leadTimeDays": {
          "from": 60,
          "to": 90,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 1000,
          "to": 5000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Low labor cost for simple hand assembly.",
            "source": "our estimate"
          },
          {
            "text": "Export zones free parts from import duty.",
            "source": "our estimate"
          },
          {
            "text": "English in export firms.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Built for the home market: few makers have US approvals.",
            "source": "our estimate"
          },
          {
            "text": "A Bluetooth speaker made here carries 10% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "ISO 9001",
          "BSCI",
          "SMETA (Sedex)",
          "LEED"
        ],
        "notableBrands": []
      },
      "home-goods": {
        "leadTimeDays": {
          "from": 60,
          "to": 90,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 2000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Jute rugs, baskets and bags from the country that grows most of the jute for export.",
            "source": "our estimate"
          },
          {
            "text": "Bedding and curtains at a very low sewing cost.",
            "source": "our estimate"
          },
          {
            "text": "Factories are used to audits by large retailers.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Jute can smell of oil and shed fibers: ask for a food-grade oil and a test.",
            "source": "our estimate"
          },
          {
            "text": "A ceramic mug made here carries 20% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "OEKO-TEX",
          "BSCI",
          "SMETA (Sedex)",
          "GOTS"
        ],
        "notableBrands": []
      },
      "beauty": {
        "leadTimeDays": {
          "from": 60,
          "to": 90,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 2000,
          "to": 5000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Soap at a very low filling cost.",
            "source": "our estimate"
          },
          {
            "text": "Export zones free packaging from import duty.",
            "source": "our estimate"
          },
          {
            "text": "English in export firms.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Built for the home market: few makers know US labeling.",
            "source": "our estimate"
          },
          {
            "text": "A skincare cream made here carries 10% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "ISO 9001",
          "GMP",
          "BSCI",
          "SMETA (Sedex)"
        ],
        "notableBrands": []
      },
      "accessories": {
        "leadTimeDays": {
          "from": 60,
          "to": 90,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 2000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Caps and jute bags at a very low sewing cost.",
            "source": "our estimate"
          },
          {
            "text": "Leather footwear from its own hides.",
            "source": "our estimate"
          },
          {
            "text": "Factories are used to audits by large retailers.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Hardware and zippers are imported and add two to three weeks.",
            "source": "our estimate"
          },
          {
            "text": "A vegan leather handbag made here carries 26% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "BSCI",
          "WRAP",
          "SMETA (Sedex)",
          "OEKO-TEX"
        ],
        "notableBrands": []
      }
    }
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
        "text": "US duty is topped up to a total of 10%: a T-shirt carries 16.5%, a ceramic mug 10%.",
        "source": source2,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "The smallest first orders: often 50-300 units per style.",
        "source": "our estimate",
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "GOTS, OEKO-TEX and BSCI are common among its mills.",
        "source": source15,
        "categories": [
          "apparel",
          "home-goods"
        ]
      }
    ],
    "generalInfo": {
      "typicalLeadTime": {
        "text": "4-8 weeks is typical; about 30 days is quoted",
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
      "text": "Member of the EU. No free-trade agreement with the US; the EU framework sets a minimum total duty of 10%.",
      "source": source2
    },
    "geopoliticalRisk": "low",
    "geopoliticalRiskReason": {
      "text": "A steady democracy inside the EU.",
      "source": "our estimate"
    },
    "supplyChainMaturity": {
      "text": "High in jersey, footwear, stoneware and cork; low elsewhere",
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
        "source": source16,
        "categories": [
          "apparel"
        ]
      },
      {
        "text": "Direct sailings to the East Coast leave from Lisbon; the West Coast is far.",
        "source": source17
      }
    ],
    "bestFor": "Premium, certified apparel, footwear and stoneware in small runs",
    "mainClosure": "august",
    "byCategory": {
      "electronics": {
        "leadTimeDays": {
          "from": 45,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 300,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Automotive electronics and molds to German standards.",
            "source": "our estimate"
          },
          {
            "text": "Injection molds from Marinha Grande serve all of Europe.",
            "source": "our estimate"
          },
          {
            "text": "Small runs are possible.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Few consumer electronics are made here: expect to assemble imported parts.",
            "source": "our estimate"
          },
          {
            "text": "A Bluetooth speaker made here carries 10% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "CE marking",
          "RoHS",
          "ISO 9001"
        ],
        "notableBrands": [
          "Bosch (car electronics)"
        ]
      },
      "home-goods": {
        "leadTimeDays": {
          "from": 45,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 100,
          "to": 500,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Stoneware that many premium tableware brands put their name on.",
            "source": "our estimate"
          },
          {
            "text": "Cork comes from here more than from anywhere else.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Kilns are booked for the fall by early summer.",
            "source": "our estimate"
          },
          {
            "text": "A ceramic mug made here carries 10% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "FSC (cork, paper)",
          "OEKO-TEX",
          "Food-contact test reports",
          "BSCI"
        ],
        "notableBrands": [
          "Bordallo Pinheiro",
          "Costa Nova",
          "Vista Alegre"
        ]
      },
      "beauty": {
        "leadTimeDays": {
          "from": 45,
          "to": 70,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 500,
          "to": 1000,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Fine milled soap and fragrance in paper-wrapped, gift-ready form.",
            "source": "our estimate"
          },
          {
            "text": "Makers work under EU cosmetics rules.",
            "source": "our estimate"
          },
          {
            "text": "Small first orders are possible.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Little color cosmetics: come for soap, candles and fragrance.",
            "source": "our estimate"
          },
          {
            "text": "A skincare cream made here carries 10% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "ISO 22716 (cosmetics)",
          "EU REACH",
          "ISO 9001"
        ],
        "notableBrands": [
          "Claus Porto"
        ]
      },
      "accessories": {
        "leadTimeDays": {
          "from": 30,
          "to": 60,
          "source": "our estimate"
        },
        "minimumOrderUnits": {
          "from": 50,
          "to": 200,
          "source": "our estimate"
        },
        "whyThisCountry": [
          {
            "text": "Leather shoes and bags from family workshops around Porto.",
            "source": "our estimate"
          },
          {
            "text": "Cork bags and wallets, a vegan material with a story.",
            "source": "our estimate"
          },
          {
            "text": "Very small first orders are possible.",
            "source": "our estimate"
          }
        ],
        "considerations": [
          {
            "text": "Workshops plan by season: book a slot two to three months ahead.",
            "source": "our estimate"
          },
          {
            "text": "A vegan leather handbag made here carries 16% total US duty.",
            "source": source2
          }
        ],
        "certifications": [
          "LWG (leather)",
          "EU REACH",
          "BSCI",
          "FSC (cork, paper)"
        ],
        "notableBrands": []
      }
    }
  }
};
