/** Made by `npm run data` from data/goods: the parts of each piece, as plans need them. */
export const pieceGoods = {
  "tee": [
    {
      "kindId": "t-shirt",
      "category": "apparel",
      "capability": {
        "id": "jersey-and-fleece"
      },
      "minOrderUnits": 100,
      "sampleDays": 10,
      "productionDays": 30
    }
  ],
  "tote": [
    {
      "kindId": "tote-bag",
      "category": "accessories",
      "capability": {
        "id": "fabric-bags"
      },
      "minOrderUnits": 100,
      "sampleDays": 10,
      "productionDays": 30
    }
  ],
  "tumbler": [
    {
      "kindId": "tumbler",
      "category": "home-goods",
      "capability": {
        "id": "metal-drinkware"
      },
      "minOrderUnits": 300,
      "sampleDays": 10,
      "productionDays": 30
    }
  ],
  "mug": [
    {
      "kindId": "mug",
      "category": "home-goods",
      "capability": {
        "id": "ceramics"
      },
      "minOrderUnits": 300,
      "sampleDays": 14,
      "productionDays": 40
    }
  ],
  "socks": [
    {
      "kindId": "grip-socks",
      "category": "apparel",
      "capability": {
        "id": "hosiery"
      },
      "minOrderUnits": 300,
      "sampleDays": 12,
      "productionDays": 30
    }
  ],
  "candle": [
    {
      "kindId": "candle",
      "category": "home-goods",
      "capability": {
        "id": "candles"
      },
      "minOrderUnits": 300,
      "sampleDays": 12,
      "productionDays": 28
    }
  ],
  "notebook": [
    {
      "kindId": "notebook",
      "category": "home-goods",
      "capability": {
        "id": "stationery"
      },
      "minOrderUnits": 500,
      "sampleDays": 10,
      "productionDays": 25
    },
    {
      "kindId": "pen",
      "category": "home-goods",
      "capability": {
        "id": "stationery"
      },
      "minOrderUnits": 500,
      "sampleDays": 8,
      "productionDays": 20
    },
    {
      "kindId": "sticker",
      "category": "home-goods",
      "capability": {
        "id": "stationery"
      },
      "minOrderUnits": 300,
      "sampleDays": 5,
      "productionDays": 10
    }
  ],
  "welcome-box": [
    {
      "kindId": "mailer-box",
      "category": "home-goods",
      "capability": {
        "id": "paper-packaging"
      },
      "minOrderUnits": 500,
      "sampleDays": 7,
      "productionDays": 15
    },
    {
      "kindId": "mug",
      "category": "home-goods",
      "capability": {
        "id": "ceramics"
      },
      "minOrderUnits": 300,
      "sampleDays": 14,
      "productionDays": 40
    },
    {
      "kindId": "face-serum",
      "category": "beauty",
      "capability": {
        "id": "skin-and-body-care"
      },
      "minOrderUnits": 500,
      "sampleDays": 14,
      "productionDays": 40
    }
  ],
  "dog-set": [
    {
      "kindId": "pet-bowl",
      "category": "pets",
      "capability": {
        "id": "pet-feeding"
      },
      "minOrderUnits": 200,
      "sampleDays": 14,
      "productionDays": 35
    },
    {
      "kindId": "dog-collar",
      "category": "pets",
      "capability": {
        "id": "pet-leads"
      },
      "minOrderUnits": 100,
      "sampleDays": 7,
      "productionDays": 25
    },
    {
      "kindId": "dog-toy",
      "category": "pets",
      "capability": {
        "id": "pet-toys"
      },
      "minOrderUnits": 500,
      "sampleDays": 14,
      "productionDays": 35
    }
  ],
  "wooden-toys": [
    {
      "kindId": "wooden-toy",
      "category": "gaming",
      "capability": {
        "id": "wooden-toys"
      },
      "minOrderUnits": 300,
      "sampleDays": 15,
      "productionDays": 35
    }
  ],
  "hand-cream": [
    {
      "kindId": "hand-cream",
      "category": "beauty",
      "capability": {
        "id": "skin-and-body-care"
      },
      "minOrderUnits": 500,
      "sampleDays": 14,
      "productionDays": 40
    }
  ],
  "nail-polish": [
    {
      "kindId": "nail-polish",
      "category": "beauty",
      "capability": {
        "id": "nails-and-lashes"
      },
      "minOrderUnits": 1000,
      "sampleDays": 14,
      "productionDays": 40
    }
  ]
} as const;
