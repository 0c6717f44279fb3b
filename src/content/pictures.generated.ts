// Written by scripts/make-images.ts. Do not edit.
export const pictures = {
  "candle": {
    "width": 1040,
    "height": 1040,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "b88a14c5"
  },
  "cartons": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "ff381c24"
  },
  "checklist": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "2c5f9e7e"
  },
  "factory": {
    "width": 1920,
    "height": 1080,
    "widths": [
      480,
      800,
      1200,
      1800
    ],
    "hash": "02ec9a4f"
  },
  "hero": {
    "width": 1920,
    "height": 1280,
    "widths": [
      480,
      800,
      1200,
      1800
    ],
    "hash": "e4a54ee9"
  },
  "kids": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "2570ae7b"
  },
  "kidswear": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "f91223e4"
  },
  "mailer": {
    "width": 1400,
    "height": 1400,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "bd6dd131"
  },
  "mug": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "b00700b8"
  },
  "nailpolish": {
    "width": 1400,
    "height": 1400,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "a6021221"
  },
  "pets": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "adf163e9"
  },
  "petwear": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "786769b9"
  },
  "skincare": {
    "width": 1040,
    "height": 1040,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "a9dbc063"
  },
  "socks": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "14069743"
  },
  "swag": {
    "width": 1040,
    "height": 1040,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "6edeba50"
  },
  "swatches": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "50e1f69a"
  },
  "tee": {
    "width": 1200,
    "height": 1200,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "09d2deb1"
  },
  "tote": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "0dc471c5"
  },
  "tumbler": {
    "width": 1040,
    "height": 1040,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "fff0801d"
  },
  "warehouse": {
    "width": 1920,
    "height": 1080,
    "widths": [
      480,
      800,
      1200,
      1800
    ],
    "hash": "7981c5ca"
  },
  "candle-cut": {
    "width": 1040,
    "height": 1040,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "50a67974"
  },
  "cartons-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "0d47a4fe"
  },
  "checklist-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "7bb5d3df"
  },
  "factory-cut": {
    "width": 1920,
    "height": 1080,
    "widths": [
      480,
      800,
      1200,
      1800
    ],
    "hash": "d3863756"
  },
  "hero-cut": {
    "width": 1920,
    "height": 1280,
    "widths": [
      480,
      800,
      1200,
      1800
    ],
    "hash": "72609adf"
  },
  "kids-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "88acaf91"
  },
  "kidswear-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "b83ffbe7"
  },
  "mailer-cut": {
    "width": 1400,
    "height": 1400,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "5b769a71"
  },
  "mug-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "3c5b1b3f"
  },
  "nailpolish-cut": {
    "width": 1400,
    "height": 1400,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "835a21a2"
  },
  "pets-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "73617819"
  },
  "petwear-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "7c0fd2be"
  },
  "skincare-cut": {
    "width": 1040,
    "height": 1040,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "2682eef4"
  },
  "socks-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "87fc7ba2"
  },
  "swag-cut": {
    "width": 1040,
    "height": 1040,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "ea8625df"
  },
  "swatches-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "cd7fead0"
  },
  "tee-cut": {
    "width": 1200,
    "height": 1200,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "8dbe11ff"
  },
  "tote-cut": {
    "width": 1080,
    "height": 1080,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "c4af2ae9"
  },
  "tumbler-cut": {
    "width": 1040,
    "height": 1040,
    "widths": [
      360,
      560,
      840
    ],
    "hash": "e3d45eec"
  }
} as const;

export type PictureName = keyof typeof pictures;
