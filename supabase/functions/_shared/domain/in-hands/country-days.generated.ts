/** Made by `npm run data` from supabase/functions/_shared/domain/countries. Change those, not this file. */
import type { MapCountry } from '../manufacturing-countries.ts';
import type { SourcingCategory } from '../sourcing-categories.ts';

type Days = readonly [from: number, to: number];

/** Days as factories and carriers quote them: bulk production by category, and port to port. */
export const countryDays: Readonly<
  Record<
    MapCountry,
    Readonly<{ lead: Readonly<Record<SourcingCategory, Days>>; westCoast: Days; eastCoast: Days }>
  >
> = {
  "china": {
    "lead": {
      "apparel": [
        30,
        45
      ],
      "electronics": [
        30,
        45
      ],
      "home-goods": [
        30,
        45
      ],
      "beauty": [
        30,
        45
      ],
      "accessories": [
        25,
        40
      ]
    },
    "westCoast": [
      15,
      20
    ],
    "eastCoast": [
      32,
      40
    ]
  },
  "vietnam": {
    "lead": {
      "apparel": [
        45,
        60
      ],
      "electronics": [
        45,
        60
      ],
      "home-goods": [
        45,
        60
      ],
      "beauty": [
        40,
        60
      ],
      "accessories": [
        45,
        60
      ]
    },
    "westCoast": [
      17,
      25
    ],
    "eastCoast": [
      28,
      38
    ]
  },
  "mexico": {
    "lead": {
      "apparel": [
        30,
        45
      ],
      "electronics": [
        30,
        60
      ],
      "home-goods": [
        30,
        50
      ],
      "beauty": [
        30,
        50
      ],
      "accessories": [
        30,
        45
      ]
    },
    "westCoast": [
      1,
      5
    ],
    "eastCoast": [
      4,
      7
    ]
  },
  "turkey": {
    "lead": {
      "apparel": [
        20,
        45
      ],
      "electronics": [
        45,
        60
      ],
      "home-goods": [
        30,
        45
      ],
      "beauty": [
        30,
        45
      ],
      "accessories": [
        25,
        40
      ]
    },
    "westCoast": [
      30,
      38
    ],
    "eastCoast": [
      16,
      22
    ]
  },
  "india": {
    "lead": {
      "apparel": [
        30,
        60
      ],
      "electronics": [
        45,
        75
      ],
      "home-goods": [
        45,
        75
      ],
      "beauty": [
        30,
        60
      ],
      "accessories": [
        30,
        60
      ]
    },
    "westCoast": [
      32,
      45
    ],
    "eastCoast": [
      28,
      38
    ]
  },
  "pakistan": {
    "lead": {
      "apparel": [
        45,
        75
      ],
      "electronics": [
        60,
        90
      ],
      "home-goods": [
        45,
        75
      ],
      "beauty": [
        45,
        75
      ],
      "accessories": [
        45,
        75
      ]
    },
    "westCoast": [
      35,
      45
    ],
    "eastCoast": [
      30,
      40
    ]
  },
  "bangladesh": {
    "lead": {
      "apparel": [
        75,
        100
      ],
      "electronics": [
        60,
        90
      ],
      "home-goods": [
        60,
        90
      ],
      "beauty": [
        60,
        90
      ],
      "accessories": [
        60,
        90
      ]
    },
    "westCoast": [
      28,
      35
    ],
    "eastCoast": [
      25,
      32
    ]
  },
  "portugal": {
    "lead": {
      "apparel": [
        28,
        56
      ],
      "electronics": [
        45,
        60
      ],
      "home-goods": [
        45,
        60
      ],
      "beauty": [
        45,
        70
      ],
      "accessories": [
        30,
        60
      ]
    },
    "westCoast": [
      28,
      35
    ],
    "eastCoast": [
      9,
      14
    ]
  }
};
