/** Made by `npm run data` from the drawings: where a logo goes, in units of 800 by 800. */
export const printAreas = {
  "tee": {
    "x": 275,
    "y": 252,
    "width": 250,
    "height": 280,
    "transform": "",
    "isOnBody": true,
    "depicts": "T-shirt"
  },
  "tote": {
    "x": 250,
    "y": 391,
    "width": 300,
    "height": 290,
    "transform": "",
    "isOnBody": true,
    "depicts": "tote bag"
  },
  "tumbler": {
    "x": 302,
    "y": 277,
    "width": 180,
    "height": 350,
    "transform": "",
    "isOnBody": true,
    "depicts": "tumbler with a straw"
  },
  "mug": {
    "x": 256,
    "y": 320,
    "width": 240,
    "height": 260,
    "transform": "",
    "isOnBody": true,
    "depicts": "mug"
  },
  "socks": {
    "x": -58,
    "y": -108,
    "width": 116,
    "height": 104,
    "transform": "translate(270 410) rotate(-6) scale(1.08)",
    "isOnBody": true,
    "depicts": "pair of grip socks"
  },
  "candle": {
    "x": 308.1,
    "y": 379.2,
    "width": 183.9,
    "height": 199.6,
    "transform": "",
    "isOnBody": false,
    "depicts": "candle"
  },
  "notebook": {
    "x": 276,
    "y": 156,
    "width": 240,
    "height": 300,
    "transform": "rotate(-5 400 400)",
    "isOnBody": true,
    "depicts": "notebook"
  },
  "welcome-box": {
    "x": 54.2,
    "y": 36,
    "width": 308.8,
    "height": 96,
    "transform": "matrix(0.9874 0.1582 0 1 112 380)",
    "isOnBody": true,
    "depicts": "mailer box"
  },
  "dog-set": {
    "x": 250,
    "y": 448,
    "width": 300,
    "height": 104,
    "transform": "",
    "isOnBody": true,
    "depicts": "pet bowl"
  },
  "wooden-toys": {
    "x": 490,
    "y": 530,
    "width": 140,
    "height": 128,
    "transform": "",
    "isOnBody": false,
    "depicts": "set of wooden toys"
  },
  "hand-cream": {
    "x": 295,
    "y": 196,
    "width": 210,
    "height": 320,
    "transform": "",
    "isOnBody": true,
    "depicts": "hand cream"
  },
  "nail-polish": {
    "x": 444,
    "y": 554,
    "width": 132,
    "height": 100,
    "transform": "",
    "isOnBody": true,
    "depicts": "two bottles of nail polish"
  }
} as const;
