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
  }
} as const;

export type PictureName = keyof typeof pictures;
