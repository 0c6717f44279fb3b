/** The lines of a garment by its material, as chapters 61 and 62 divide them. */
type Garment = {
  names: readonly string[];
  /** The wearer, as people say it; most woven garments have a line for each. */
  wearer?: "men's" | "women's";
  /** 'woven' or 'knit', where that decides and is rarely stated. */
  made: string;
  lines: Readonly<Partial<Record<Material, string>>>;
};

/** As spelled in the terms; the search treats denim as cotton and satin as polyester. */
type Material = 'cotton' | 'polyester' | 'wool' | 'silk' | 'linen' | 'leather' | 'cashmere';

const garments: readonly Garment[] = [
  {
    names: ['jacket', 'bomber jacket', 'windbreaker', 'trucker jacket'],
    wearer: "men's",
    made: 'woven',
    lines: {
      cotton: '6201.30.80',
      polyester: '6201.40.75',
      wool: '6201.20.40',
      silk: '6201.90.59',
      linen: '6201.90.69',
    },
  },
  {
    names: ['jacket', 'bomber jacket', 'windbreaker', 'trucker jacket'],
    wearer: "women's",
    made: 'woven',
    lines: {
      cotton: '6202.30.80',
      polyester: '6202.40.75',
      wool: '6202.20.40',
      silk: '6202.90.59',
      linen: '6202.90.69',
    },
  },
  {
    names: ['jacket', 'vest', 'pants', 'skirt', 'coat', 'shorts', 'apron'],
    made: '',
    lines: { leather: '4203.10.40' },
  },
  {
    names: ['coat', 'overcoat', 'trench coat', 'cape'],
    wearer: "men's",
    made: 'woven',
    lines: {
      cotton: '6201.30.20',
      polyester: '6201.40.20',
      wool: '6201.20.11',
      silk: '6201.90.19',
      linen: '6201.90.29',
    },
  },
  {
    names: ['coat', 'overcoat', 'trench coat', 'cape', 'poncho'],
    wearer: "women's",
    made: 'woven',
    lines: {
      cotton: '6202.30.20',
      polyester: '6202.40.20',
      wool: '6202.20.11',
      silk: '6202.90.19',
      linen: '6202.90.29',
    },
  },
  {
    names: ['blazer', 'suit jacket', 'sport coat'],
    wearer: "men's",
    made: 'woven',
    lines: {
      cotton: '6203.32.20',
      polyester: '6203.33.20',
      wool: '6203.31.90',
      silk: '6203.39.50',
      linen: '6203.39.90',
    },
  },
  {
    names: ['blazer', 'suit jacket'],
    wearer: "women's",
    made: 'woven',
    lines: {
      cotton: '6204.32.20',
      polyester: '6204.33.50',
      wool: '6204.31.20',
      silk: '6204.39.60',
      linen: '6204.39.80',
    },
  },
  {
    names: ['suit'],
    wearer: "men's",
    made: 'woven',
    lines: {
      cotton: '6203.19.10',
      polyester: '6203.12.20',
      wool: '6203.11.90',
      linen: '6203.19.90',
    },
  },
  {
    names: ['suit'],
    wearer: "women's",
    made: 'woven',
    lines: {
      cotton: '6204.12.00',
      polyester: '6204.13.20',
      wool: '6204.11.00',
      linen: '6204.19.80',
    },
  },
  {
    names: ['shirt', 'button-down shirt', 'dress shirt', 'hawaiian shirt', 'work shirt'],
    wearer: "men's",
    made: 'woven',
    lines: {
      cotton: '6205.20.20',
      polyester: '6205.30.20',
      wool: '6205.90.07',
      silk: '6205.90.10',
      linen: '6205.90.40',
    },
  },
  {
    names: ['blouse', 'shirt', 'top'],
    wearer: "women's",
    made: 'woven',
    lines: {
      cotton: '6206.30.30',
      polyester: '6206.40.30',
      wool: '6206.20.30',
      silk: '6206.10.00',
      linen: '6206.90.00',
    },
  },
  {
    names: ['polo shirt', 'polo'],
    wearer: "men's",
    made: 'knit',
    lines: { cotton: '6105.10.00', polyester: '6105.20.20' },
  },
  {
    names: ['polo shirt', 'polo'],
    wearer: "women's",
    made: 'knit',
    lines: { cotton: '6106.10.00', polyester: '6106.20.20' },
  },
  {
    names: ['dress', 'maxi dress', 'wrap dress', 'wedding dress', 'slip dress', 'gown'],
    made: 'woven',
    lines: {
      cotton: '6204.42.30',
      polyester: '6204.43.40',
      wool: '6204.41.20',
      silk: '6204.49.10',
      linen: '6204.49.50',
    },
  },
  {
    names: ['knit dress', 'jersey dress', 't-shirt dress', 'sweater dress', 'dress'],
    made: 'knit',
    lines: { cotton: '6104.42.00', polyester: '6104.43.20', wool: '6104.41.00' },
  },
  {
    names: ['skirt'],
    made: 'woven',
    lines: {
      cotton: '6204.52.20',
      polyester: '6204.53.30',
      wool: '6204.51.00',
      silk: '6204.59.40',
      linen: '6204.59.40',
    },
  },
  {
    names: ['knit skirt', 'jersey skirt', 'tennis skirt', 'skirt'],
    made: 'knit',
    lines: { cotton: '6104.52.00', polyester: '6104.53.20' },
  },
  {
    names: ['pants', 'trousers', 'shorts', 'cargo pants', 'chinos'],
    wearer: "men's",
    made: 'woven',
    lines: {
      cotton: '6203.42.45',
      polyester: '6203.43.90',
      wool: '6203.41.60',
      silk: '6203.49.60',
      linen: '6203.49.90',
    },
  },
  {
    names: ['pants', 'trousers', 'shorts', 'cargo pants', 'culottes'],
    wearer: "women's",
    made: 'woven',
    lines: {
      cotton: '6204.62.80',
      polyester: '6204.63.90',
      wool: '6204.61.80',
      silk: '6204.69.45',
      linen: '6204.69.80',
    },
  },
  {
    names: ['joggers', 'sweatpants', 'knit pants', 'knit shorts', 'sweat shorts', 'gym shorts'],
    wearer: "men's",
    made: 'knit',
    lines: { cotton: '6103.42.10', polyester: '6103.43.15', wool: '6103.41.10' },
  },
  {
    names: ['joggers', 'sweatpants', 'leggings', 'knit shorts', 'biker shorts', 'yoga pants'],
    wearer: "women's",
    made: 'knit',
    lines: { cotton: '6104.62.20', polyester: '6104.63.20', wool: '6104.61.00' },
  },
  {
    names: ['overalls', 'dungarees'],
    wearer: "men's",
    made: 'woven',
    lines: { cotton: '6203.42.25', polyester: '6203.43.60' },
  },
  {
    names: ['overalls', 'dungarees'],
    wearer: "women's",
    made: 'woven',
    lines: { cotton: '6204.62.60', polyester: '6204.63.60' },
  },
  {
    names: ['jumpsuit', 'romper', 'apron', 'kimono'],
    wearer: "women's",
    made: 'woven',
    lines: {
      cotton: '6211.42.10',
      polyester: '6211.43.10',
      silk: '6211.49.50',
      linen: '6211.49.80',
    },
  },
  {
    names: ['jumpsuit', 'coveralls', 'vest'],
    wearer: "men's",
    made: 'woven',
    lines: { cotton: '6211.32.90', polyester: '6211.33.90' },
  },
  {
    names: ['sweater', 'pullover', 'cardigan', 'sweatshirt', 'hoodie', 'jumper', 'sweater vest'],
    made: 'knit',
    lines: {
      cotton: '6110.20.20',
      polyester: '6110.30.30',
      wool: '6110.11.00',
      cashmere: '6110.12.10',
      silk: '6110.90.10',
      linen: '6110.90.90',
    },
  },
  {
    names: ['t-shirt', 'tank top', 'long sleeve t-shirt', 'singlet', 'undershirt'],
    made: 'knit',
    lines: {
      cotton: '6109.10.00',
      polyester: '6109.90.10',
      wool: '6109.90.80',
      silk: '6109.90.40',
      linen: '6109.90.80',
    },
  },
  {
    names: ['pajamas', 'pajama set', 'nightshirt', 'sleepwear'],
    wearer: "men's",
    made: 'woven',
    lines: { cotton: '6207.21.00', polyester: '6207.22.00', silk: '6207.29.10' },
  },
  {
    names: ['pajamas', 'pajama set', 'nightgown', 'sleepwear'],
    wearer: "women's",
    made: 'woven',
    lines: { cotton: '6208.21.00', polyester: '6208.22.00', silk: '6208.29.10' },
  },
  {
    names: ['robe', 'bathrobe'],
    wearer: "men's",
    made: 'woven',
    lines: { cotton: '6207.91.10', polyester: '6207.99.75', silk: '6207.99.70' },
  },
  {
    names: ['robe', 'bathrobe'],
    wearer: "women's",
    made: 'woven',
    lines: { cotton: '6208.91.10', polyester: '6208.92.00', silk: '6208.99.30' },
  },
  {
    names: ['underwear', 'boxer briefs', 'briefs'],
    wearer: "men's",
    made: 'knit',
    lines: { cotton: '6107.11.00', polyester: '6107.12.00', silk: '6107.19.10' },
  },
  {
    names: ['boxers', 'boxer shorts'],
    wearer: "men's",
    made: 'woven',
    lines: { cotton: '6207.11.00', silk: '6207.19.10' },
  },
  {
    names: ['underwear', 'panties', 'thong'],
    wearer: "women's",
    made: 'knit',
    lines: { cotton: '6108.21.00', polyester: '6108.22.90', silk: '6108.29.10' },
  },
  {
    names: ['bra', 'bralette'],
    made: '',
    lines: { cotton: '6212.10.90', polyester: '6212.10.90', silk: '6212.10.70' },
  },
  {
    names: ['tracksuit', 'sweatsuit'],
    made: 'knit',
    lines: { cotton: '6112.11.00', polyester: '6112.12.00' },
  },
  {
    names: ['socks'],
    made: 'knit',
    lines: { cotton: '6115.95.90', polyester: '6115.96.90', wool: '6115.94.00' },
  },
  {
    names: ['scarf', 'shawl'],
    made: 'woven',
    lines: {
      cotton: '6214.90.00',
      polyester: '6214.30.00',
      wool: '6214.20.00',
      silk: '6214.10.10',
      linen: '6214.90.00',
    },
  },
  {
    names: ['knit scarf', 'scarf'],
    made: 'knit',
    lines: { wool: '6117.10.10', polyester: '6117.10.20' },
  },
  {
    names: ['gloves', 'mittens'],
    made: 'knit',
    lines: { cotton: '6116.92.88', polyester: '6116.93.88', wool: '6116.91.00' },
  },
  {
    names: ['gloves'],
    wearer: "men's",
    made: '',
    lines: { leather: '4203.29.30' },
  },
  {
    names: ['gloves'],
    wearer: "women's",
    made: 'lined',
    lines: { leather: '4203.29.50' },
  },
  {
    names: ['tie', 'necktie', 'bow tie'],
    made: 'woven',
    lines: {
      silk: '6215.10.00',
      polyester: '6215.20.00',
      cotton: '6215.90.00',
      wool: '6215.90.00',
      linen: '6215.90.00',
    },
  },
  {
    names: ['hat', 'cap', 'baseball cap', 'bucket hat'],
    made: 'woven',
    lines: {
      cotton: '6505.00.20',
      polyester: '6505.00.80',
      wool: '6505.00.40',
      linen: '6505.00.25',
    },
  },
  {
    names: ['beanie', 'knit hat'],
    made: 'knit',
    lines: { cotton: '6505.00.15', polyester: '6505.00.60', wool: '6505.00.30' },
  },
  {
    names: ['onesie', 'baby bodysuit', 'baby clothes', 'baby pajamas', 'baby romper', 'bib'],
    made: 'babies, knit',
    lines: { cotton: '6111.20.60', polyester: '6111.30.50', wool: '6111.90.05' },
  },
  {
    names: ['baby dress'],
    made: 'babies, woven',
    lines: { cotton: '6209.20.10', polyester: '6209.30.30' },
  },
];

/** What decides the line, as written beside its term. */
const materialNotes: Readonly<Record<Material, string>> = {
  cotton: 'cotton',
  polyester: 'man-made fibers',
  wool: 'wool',
  silk: '70% silk or more',
  linen: 'linen',
  leather: 'leather',
  cashmere: 'cashmere',
};

/** A garment of a material under its trade name, and its line. */
export type GarmentTerm = { term: string; hts8: string; note: string };

/** "Men's cotton jacket" and all other combinations that have their own line. */
export function garmentTerms(): GarmentTerm[] {
  const materials: readonly Material[] = [
    'cotton',
    'polyester',
    'wool',
    'silk',
    'linen',
    'leather',
    'cashmere',
  ];
  return garments.flatMap(({ names, wearer, made, lines }) =>
    materials.flatMap((material) => {
      const hts8 = lines[material];
      if (hts8 === undefined) return [];
      const note = [made, wearer, materialNotes[material]].filter(Boolean).join(', ');
      return names.map((name) => ({
        term: [wearer, material, name].filter(Boolean).join(' '),
        hts8,
        note,
      }));
    }),
  );
}
