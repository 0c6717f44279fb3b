// Written by scripts/make-images.ts. Do not edit.
export const candle = 'b88a14c5 1040 1040';
export const cartons = 'ff381c24 1080 1080';
export const checklist = '2c5f9e7e 1080 1080';
export const doorstep = '2e6ba4a0 851 936';
export const factory = '02ec9a4f 1920 1080';
export const filming = '744f2261 1140 1140';
export const hero = 'e4a54ee9 1920 1280';
export const kids = '2570ae7b 1080 1080';
export const kidswear = 'f91223e4 1080 1080';
export const lineup = 'dd1774e1 1824 532';
export const mailer = 'bd6dd131 1400 1400';
export const merch = '6e550f45 1824 532';
export const mug = 'b00700b8 1080 1080';
export const nailpolish = 'a6021221 1400 1400';
export const nailrange = '8bdbeae8 864 604';
export const pets = 'adf163e9 1080 1080';
export const petwear = '786769b9 1080 1080';
export const press = '7ec4d32e 1064 1064';
export const seam = '10683de6 1140 1140';
export const shelf = '1a4e63be 1120 1232';
export const sizechart = '0390683d 851 851';
export const skincare = 'a9dbc063 1040 1040';
export const socks = '14069743 1080 1080';
export const swag = '6edeba50 1040 1040';
export const swatches = '50e1f69a 1080 1080';
export const tee = '09d2deb1 1200 1200';
export const tote = '0dc471c5 1080 1080';
export const tumbler = 'fff0801d 1040 1040';
export const warehouse = '7981c5ca 1920 1080';
export const candleCut = '50a67974 1040 1040 204 265 762 569';
export const cartonsCut = '0d47a4fe 1080 1080 40 182 1024 771';
export const checklistCut = '7bb5d3df 1080 1080 109 171 844 713';
export const factoryCut = 'd3863756 1920 1080 0 124 1920 893';
export const filmingCut = 'dbce7a68 1140 1140 121 72 958 1061';
export const heroCut = '72609adf 1920 1280 475 0 1392 1097';
export const kidsCut = '88acaf91 1080 1080 127 194 928 663';
export const kidswearCut = 'b83ffbe7 1080 1080 76 100 886 878';
export const lineupCut = 'cfeaa268 1824 532 34 106 1790 331';
export const mailerCut = '5b769a71 1400 1400 222 62 1057 1110';
export const merchCut = '75739692 1824 532 64 96 1740 339';
export const mugCut = '3c5b1b3f 1080 1080 276 274 712 516';
export const nailpolishCut = '835a21a2 1400 1400 275 245 975 861';
export const nailrangeCut = 'a779ca72 864 604 35 157 808 302';
export const petsCut = '73617819 1080 1080 122 350 919 477';
export const petwearCut = '7c0fd2be 1080 1080 108 188 944 739';
export const shelfCut = '69f87af4 1120 1232 97 35 986 1122';
export const skincareCut = '2682eef4 1040 1040 187 122 760 734';
export const socksCut = '87fc7ba2 1080 1080 77 108 934 817';
export const swagCut = 'ea8625df 1040 1040 208 63 743 819';
export const swatchesCut = 'cd7fead0 1080 1080 90 386 937 444';
export const teeCut = '8dbe11ff 1200 1200 57 107 1012 979';
export const toteCut = 'c4af2ae9 1080 1080 305 81 674 853';
export const tumblerCut = 'e3d45eec 1040 1040 240 108 774 765';
export const pictureFiles = {
  'candle': candle,
  'cartons': cartons,
  'checklist': checklist,
  'doorstep': doorstep,
  'factory': factory,
  'filming': filming,
  'hero': hero,
  'kids': kids,
  'kidswear': kidswear,
  'lineup': lineup,
  'mailer': mailer,
  'merch': merch,
  'mug': mug,
  'nailpolish': nailpolish,
  'nailrange': nailrange,
  'pets': pets,
  'petwear': petwear,
  'press': press,
  'seam': seam,
  'shelf': shelf,
  'sizechart': sizechart,
  'skincare': skincare,
  'socks': socks,
  'swag': swag,
  'swatches': swatches,
  'tee': tee,
  'tote': tote,
  'tumbler': tumbler,
  'warehouse': warehouse,
  'candle-cut': candleCut,
  'cartons-cut': cartonsCut,
  'checklist-cut': checklistCut,
  'factory-cut': factoryCut,
  'filming-cut': filmingCut,
  'hero-cut': heroCut,
  'kids-cut': kidsCut,
  'kidswear-cut': kidswearCut,
  'lineup-cut': lineupCut,
  'mailer-cut': mailerCut,
  'merch-cut': merchCut,
  'mug-cut': mugCut,
  'nailpolish-cut': nailpolishCut,
  'nailrange-cut': nailrangeCut,
  'pets-cut': petsCut,
  'petwear-cut': petwearCut,
  'shelf-cut': shelfCut,
  'skincare-cut': skincareCut,
  'socks-cut': socksCut,
  'swag-cut': swagCut,
  'swatches-cut': swatchesCut,
  'tee-cut': teeCut,
  'tote-cut': toteCut,
  'tumbler-cut': tumblerCut,
} as const;
export type PictureName = keyof typeof pictureFiles;
