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
export const candleCut = '91b9f9e0 1040 1040 204 265 712 568';
export const cartonsCut = '87bf9843 1080 1080 40 182 1016 771';
export const checklistCut = '840b9a4e 1080 1080 109 173 843 711';
export const factoryCut = 'd7d8d692 1920 1080 0 124 1920 890';
export const filmingCut = '3fdbb96c 1140 1140 121 72 958 1060';
export const heroCut = 'e630c999 1920 1280 475 0 1368 1097';
export const kidsCut = 'ad596a54 1080 1080 127 194 910 663';
export const kidswearCut = 'ba652e76 1080 1080 76 102 883 875';
export const lineupCut = 'bc844e55 1824 532 35 106 1789 331';
export const mailerCut = '2f19de7b 1400 1400 222 62 983 1110';
export const merchCut = 'acb1acde 1824 532 65 96 1738 339';
export const mugCut = '14b49e26 1080 1080 276 274 690 515';
export const nailpolishCut = '478620f3 1400 1400 275 245 915 861';
export const nailrangeCut = '14481dd4 864 604 35 157 796 302';
export const petsCut = 'f10d5a0f 1080 1080 123 351 906 474';
export const petwearCut = 'f94c9b7b 1080 1080 108 188 933 739';
export const shelfCut = '477fbf44 1120 1232 98 36 961 1121';
export const skincareCut = '381383ed 1040 1040 187 122 719 734';
export const socksCut = '84fea5bd 1080 1080 77 109 923 816';
export const swagCut = '50a95f98 1040 1040 209 63 672 818';
export const swatchesCut = 'c651b4bf 1080 1080 90 386 931 444';
export const teeCut = '1617e0af 1200 1200 57 108 1010 978';
export const toteCut = '44afbe90 1080 1080 305 81 602 853';
export const tumblerCut = '0fe00d22 1040 1040 240 108 753 765';
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
