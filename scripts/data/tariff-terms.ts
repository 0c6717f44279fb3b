/** A plain word and the lines that it may mean, the usual one first. */
type PlainWords = {
  words: readonly string[];
  /** H, M or L, as in `product_map.csv`. */
  confidence: 'H' | 'M' | 'L';
  /** The line and what decides it. With several, the word is ambiguous and the visitor is asked. */
  lines: readonly (readonly [hts8: string, note: string])[];
};

/**
 * Words that people type but that the schedule and `product_map.csv` lack, or use for something
 * else. Our own classification of 2026-11-28 by the texts of HTS 2026 revision 10.
 */
export const plainWords: readonly PlainWords[] = [
  {
    words: ['hat'],
    confidence: 'M',
    lines: [
      ['6505.00.20', 'woven, cotton'],
      ['6505.00.15', 'knit, cotton'],
      ['6505.00.60', 'knit, man-made fibers'],
      ['6505.00.80', 'woven, man-made fibers'],
    ],
  },
  {
    words: ['ring'],
    confidence: 'M',
    lines: [
      ['7117.19.90', 'base metal imitation jewelry'],
      ['7113.11.50', 'silver, over $18/dozen'],
      ['7113.19.50', 'gold'],
    ],
  },
  {
    words: ['clothing', 'clothes', 'apparel'],
    confidence: 'L',
    lines: [
      ['6109.10.00', 'T-shirts, knit, cotton'],
      ['6110.20.20', 'sweatshirts and hoodies, knit, cotton'],
      ['6104.63.20', 'women’s pants, knit, synthetic'],
      ['6203.42.45', 'men’s pants, woven, cotton'],
    ],
  },
  {
    words: ['activewear', 'sportswear', 'athleisure', 'gym wear', 'workout clothes'],
    confidence: 'L',
    lines: [
      ['6104.63.20', 'women’s pants, knit, synthetic'],
      ['6103.43.15', 'men’s pants and shorts, knit, synthetic'],
      ['6109.90.10', 'T-shirts, knit, man-made fibers'],
    ],
  },
  {
    words: ['merch', 'merchandise', 'swag'],
    confidence: 'L',
    lines: [
      ['6109.10.00', 'T-shirts, knit, cotton'],
      ['6110.20.20', 'sweatshirts and hoodies, knit, cotton'],
      ['6912.00.44', 'ceramic mugs'],
    ],
  },
  {
    words: ['gummies'],
    confidence: 'M',
    lines: [
      ['2106.90.99', 'vitamins or supplements'],
      ['1704.90.35', 'candy'],
    ],
  },
  {
    words: [
      'car',
      'passenger car',
      'automobile',
      'motor car',
      'real car',
      'used car',
      'sports car',
      'race car',
      'racing car',
      'suv',
      'sedan',
      'minivan',
    ],
    confidence: 'M',
    lines: [
      ['8703.23.01', 'gasoline engine over 1,500 cc up to 3,000 cc'],
      ['8703.22.01', 'gasoline engine over 1,000 cc up to 1,500 cc'],
      ['8703.24.01', 'gasoline engine over 3,000 cc'],
      ['8703.40.00', 'hybrid that is not plugged in'],
      ['8703.80.00', 'electric only'],
    ],
  },
  {
    words: ['electric car', 'electric vehicle'],
    confidence: 'H',
    lines: [['8703.80.00', 'electric only']],
  },
  {
    words: ['golf cart', 'golf buggy'],
    confidence: 'M',
    lines: [['8703.10.50', 'for persons']],
  },
  {
    words: ['truck', 'pickup truck', 'pickup', 'cargo van'],
    confidence: 'M',
    lines: [
      ['8704.31.01', 'gasoline engine, up to 5 metric tons with load'],
      ['8704.21.01', 'diesel engine, up to 5 metric tons with load'],
      ['8704.32.01', 'gasoline engine, over 5 metric tons'],
      ['8704.60.00', 'electric only'],
    ],
  },
  { words: ['fire truck', 'fire engine'], confidence: 'H', lines: [['8705.30.00', '']] },
  {
    words: ['sailboat', 'sailing boat', 'sailing yacht'],
    confidence: 'M',
    lines: [
      ['8903.21.00', 'up to 7.5 m long'],
      ['8903.22.00', 'over 7.5 m up to 24 m long'],
    ],
  },
  {
    words: ['motorboat', 'motor boat', 'speedboat', 'speed boat', 'motor yacht', 'yacht', 'boat'],
    confidence: 'M',
    lines: [
      ['8903.31.00', 'inboard motor, up to 7.5 m long'],
      ['8903.32.00', 'inboard motor, over 7.5 m up to 24 m long'],
      ['8903.93.20', 'outboard motor, up to 7.5 m long'],
      ['8903.21.00', 'sailboat, up to 7.5 m long'],
    ],
  },
  {
    words: ['horse', 'race horse', 'racehorse', 'riding horse'],
    confidence: 'M',
    lines: [
      ['0101.29.00', 'alive'],
      ['0101.21.00', 'purebred, for breeding'],
    ],
  },
  {
    words: ['water pump', 'pool pump', 'well pump'],
    confidence: 'M',
    lines: [['8413.70.20', 'centrifugal']],
  },
  {
    words: ['curtain rod', 'shower curtain rod'],
    confidence: 'L',
    lines: [['8302.41.60', 'base metal']],
  },
  {
    words: ['towel rack', 'towel bar', 'towel rail'],
    confidence: 'L',
    lines: [['8302.50.00', 'base metal, for mounting on a wall']],
  },
  { words: ['makeup', 'concealer', 'bronzer'], confidence: 'M', lines: [['3304.99.50', '']] },
  {
    words: ['comb'],
    confidence: 'M',
    lines: [
      ['9615.11.30', 'plastic, over $4.50/gross'],
      ['9615.19.40', 'other materials such as wood, over $4.50/gross'],
    ],
  },
  {
    words: ['vitamin', 'vitamin capsule', 'supplement capsule'],
    confidence: 'M',
    lines: [['2106.90.99', 'food supplements; medicines are in chapter 30']],
  },
  { words: ['pet food'], confidence: 'M', lines: [['2309.10.00', 'for dogs or cats, retail']] },
  {
    words: ['patch', 'iron-on patch', 'embroidered patch'],
    confidence: 'L',
    lines: [
      ['5810.92.10', 'embroidered, man-made fibers'],
      ['5807.10.15', 'woven, not embroidered'],
    ],
  },
  { words: ['lanyard'], confidence: 'M', lines: [['6307.90.98', 'textile']] },
  {
    words: ['bike', 'bicycle'],
    confidence: 'M',
    lines: [
      ['8712.00.15', 'wheels of 63.5 cm or less'],
      ['8712.00.25', 'wheels over 63.5 cm, light road bicycles'],
      ['8712.00.35', 'wheels over 63.5 cm, others'],
    ],
  },
  {
    words: ['table'],
    confidence: 'M',
    lines: [
      ['9403.60.80', 'wood'],
      ['9403.20.00', 'metal'],
      ['9403.70.80', 'plastic'],
    ],
  },
  {
    words: ['coaster'],
    confidence: 'L',
    lines: [
      ['3924.90.56', 'plastic or silicone'],
      ['4503.90.60', 'cork'],
      ['4823.90.86', 'paper'],
      ['4419.90.91', 'wood'],
    ],
  },
  {
    words: ['bib', 'baby bib'],
    confidence: 'M',
    lines: [
      ['6111.20.60', 'babies, knit, cotton'],
      ['6209.20.50', 'babies, woven, cotton'],
    ],
  },
  {
    words: ['packaging', 'custom packaging'],
    confidence: 'L',
    lines: [
      ['4819.20.00', 'folding cartons'],
      ['4819.10.00', 'corrugated boxes'],
      ['3923.21.00', 'plastic bags'],
    ],
  },
  {
    words: ['label'],
    confidence: 'M',
    lines: [
      ['4821.10.20', 'printed paper'],
      ['5807.10.05', 'woven textile'],
    ],
  },
  {
    words: ['cookie cutter'],
    confidence: 'M',
    lines: [
      ['7323.93.00', 'stainless steel'],
      ['3924.10.40', 'plastic'],
    ],
  },
  {
    words: ['mouse pad', 'desk mat'],
    confidence: 'L',
    lines: [
      ['4016.99.60', 'rubber'],
      ['3926.90.99', 'plastic'],
    ],
  },
  {
    words: ['tank top'],
    confidence: 'M',
    lines: [
      ['6109.10.00', 'knit, cotton'],
      ['6109.90.10', 'knit, man-made fibers'],
    ],
  },
  {
    words: ['tea towel', 'kitchen towel', 'dish towel'],
    confidence: 'M',
    lines: [['6302.91.00', 'cotton, not terry']],
  },
  {
    words: ['umbrella', 'rain umbrella'],
    confidence: 'M',
    lines: [
      ['6601.91.00', 'folding, telescopic shaft'],
      ['6601.99.00', 'straight shaft'],
    ],
  },
  { words: ['razor'], confidence: 'M', lines: [['8212.10.00', '']] },
  { words: ['toothbrush'], confidence: 'M', lines: [['9603.21.00', 'not electric']] },
  {
    words: ['soccer ball', 'football'],
    confidence: 'H',
    lines: [['9506.62.40', '']],
  },
  { words: ['basketball', 'volleyball'], confidence: 'H', lines: [['9506.62.80', '']] },
  { words: ['diaper'], confidence: 'L', lines: [['9619.00.15', 'disposable, cellulose wadding']] },
  {
    words: ['collagen powder', 'collagen', 'collagen peptides'],
    confidence: 'M',
    lines: [['3504.00.50', 'pure collagen peptides; mixed or flavored ones are 2106.90.99']],
  },
  {
    words: ['flip flop', 'thong sandal', 'zori'],
    confidence: 'M',
    lines: [['6402.20.00', 'rubber or plastic, straps plugged into the sole; others 6402.99.31']],
  },
  {
    words: ['stainless steel jewelry', 'metal jewelry', 'brass jewelry', 'gold plated jewelry'],
    confidence: 'M',
    lines: [['7117.19.90', 'imitation jewelry of base metal']],
  },
  { words: ['pacifier'], confidence: 'H', lines: [['3926.90.16', 'plastic']] },
];
