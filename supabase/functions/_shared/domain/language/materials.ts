import { tokenize } from './words.ts';

/** The materials of goods, with the words that state them, longest first within a material. */
const materialWords = {
  'organic-cotton': 'organic cotton',
  'cotton-polyester': 'cotton polyester, poly cotton, polycotton, cotton poly, cotton blend',
  cotton: 'cotton, ring spun cotton, pima, algodon, coton, baumwolle, pamuk, pamuklu, 棉',
  polyester: 'polyester, poly, rpet, recycled polyester, fleece, polar fleece',
  nylon: 'nylon, ripstop, cordura, polyamide, mesh',
  spandex: 'spandex, lycra, elastane',
  merino: 'merino, merino wool',
  cashmere: 'cashmere, kashmir',
  wool: 'wool, woolen, lana, laine, wolle, yun, yunlu, 羊毛',
  acrylic: 'acrylic knit, acrylic yarn',
  linen: 'linen, flax, hemp, lino, lin, leinen, keten, 亚麻',
  silk: 'silk, mulberry silk, seda, soie, seide, ipek, 丝绸',
  satin: 'satin',
  'bamboo-viscose': 'bamboo viscose, bamboo rayon',
  viscose: 'viscose, rayon, modal, tencel, lyocell',
  denim: 'denim',
  'waxed-canvas': 'waxed canvas',
  canvas: 'canvas, cotton canvas, duck canvas, calico',
  'vegan-leather':
    'vegan leather, faux leather, pu leather, mushroom leather, cactus leather, leatherette',
  leather:
    'leather, full grain, full grain leather, cowhide, nappa, cuero, piel, cuir, leder, deri, 皮革',
  suede: 'suede, nubuck',
  neoprene: 'neoprene',
  microfiber: 'microfiber, microfibre',
  felt: 'felt',
  'natural-rubber': 'natural rubber',
  rubber: 'rubber, caucho',
  latex: 'latex',
  silicone: 'silicone, silicona, silikon, 硅胶',
  eva: 'eva, eva foam',
  pvc: 'pvc, vinyl',
  tpe: 'tpe, tpu',
  'memory-foam': 'memory foam',
  foam: 'foam',
  abs: 'abs, abs plastic',
  polypropylene: 'polypropylene, pp plastic',
  'pet-plastic': 'pet plastic, recycled plastic',
  plastic: 'plastic, plastico, plastique, kunststoff, plastik, 塑料',
  acetate: 'acetate',
  'acrylic-sheet': 'acrylic sheet, acrylic, plexiglass, perspex, lucite',
  resin: 'resin, epoxy, epoxy resin',
  'stainless-steel': 'stainless steel, stainless, acero inoxidable, 不锈钢',
  'carbon-steel': 'carbon steel',
  'cast-iron': 'cast iron',
  'enameled-steel': 'enameled steel, enamel, enamelware',
  aluminum: 'aluminum',
  brass: 'brass',
  copper: 'copper',
  'zinc-alloy': 'zinc alloy',
  titanium: 'titanium',
  'sterling-silver': 'sterling silver, sterling, 925 silver',
  'gold-plated': 'gold plated, gold vermeil, vermeil, gold filled',
  gold: 'solid gold, 14k gold, 18k gold, 14k, 18k',
  gemstone: 'gemstone, crystal stone, birthstone, rose quartz, quartz, amethyst',
  pearl: 'pearl',
  'borosilicate-glass': 'borosilicate, borosilicate glass',
  crystal: 'crystal glass, lead free crystal',
  glass: 'glass, vidrio, cristal, verre, glas, cam, 玻璃',
  stoneware: 'stoneware',
  porcelain: 'porcelain, porcelana, porcelaine, porzellan, porselen, 瓷',
  'bone-china': 'bone china',
  terracotta: 'terracotta, terra cotta',
  ceramic: 'ceramic, earthenware, ceramica, ceramique, keramik, seramik, 陶瓷',
  concrete: 'concrete, cement',
  bamboo: 'bamboo, bambu, bambou, bambus, 竹',
  cork: 'cork, corcho, liege, kork, mantar, 软木',
  rattan: 'rattan, wicker',
  seagrass: 'seagrass, water hyacinth',
  jute: 'jute, burlap, sisal',
  coir: 'coir, coconut fiber',
  willow: 'willow',
  straw: 'wheat straw, raffia',
  plywood: 'plywood',
  mdf: 'mdf',
  wood: 'wood, wooden, acacia, oak, walnut, beech, teak, maple, pine, cedar, birch, mahogany, rosewood, mango wood, olive wood, madera, bois, holz, ahsap, 木',
  cardboard: 'cardboard, kraft, paperboard, corrugated',
  paper: 'paper, cardstock, washi paper, papel, papier, kagit, 纸',
  'soy-wax': 'soy wax, soy, soya, soja',
  beeswax: 'beeswax',
  paraffin: 'paraffin',
  down: 'goose down, duck down',
  'carbon-fiber': 'carbon fiber, carbon fibre, fiberglass',
  'human-hair': 'human hair, remy hair',
  loofah: 'loofah, luffa',
  'faux-fur': 'faux fur, sherpa, shearling',
} as const satisfies Readonly<Record<string, string>>;

export type MaterialId = keyof typeof materialWords;

/** Materials of goods that nobody names a material for. */
const unnamedMaterials = [
  'food',
  'cosmetic',
  'supplement',
  'liquid',
  'electronics',
  'plush-fabric',
  'clay',
] as const;

/** True for every material that a kind of goods may be made of. */
export function isMaterialId(value: unknown): boolean {
  return (
    unnamedMaterials.some((id) => id === value) ||
    Object.keys(materialWords).some((id) => id === value)
  );
}

const longestName = 3;

const byName: ReadonlyMap<string, MaterialId> = new Map(
  (Object.entries(materialWords) as [MaterialId, string][]).flatMap(([id, names]) =>
    names.split(',').map((name) => [tokenize(name).join(' '), id] as const),
  ),
);

/**
 * The material that the words from `start` on state, and how many words state it; the longest name
 * wins ("vegan leather" before "leather").
 * @param words as `tokenize` returns them
 */
export function materialAt(
  words: readonly string[],
  start: number,
): { id: MaterialId; length: number } | undefined {
  for (let length = Math.min(longestName, words.length - start); length > 0; length -= 1) {
    const id = byName.get(words.slice(start, start + length).join(' '));
    if (id !== undefined) return { id, length };
  }
  return undefined;
}
