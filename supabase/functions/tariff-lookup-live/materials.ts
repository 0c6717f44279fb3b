type Material = {
  name: string;
  /** In a question. */
  asked: RegExp;
  /** In the texts of the schedule and of the trade's words. */
  printed: RegExp;
};

const material = (name: string, asked: string, printed: string): Material => ({
  name,
  asked: new RegExp(`\\b(?:${asked})\\b`, 'i'),
  printed: new RegExp(`\\b(?:${printed})\\b`, 'i'),
});

/** What decides the line of most consumer goods, as people say it and as it is printed. */
const materials: readonly Material[] = [
  material('cotton', 'cotton', 'cotton'),
  material(
    'man-made fibers',
    'polyester|synthetic|nylon|spandex|rayon|viscose|microfiber|fleece|poly(?! ?(?:mailer|bag))',
    'man-made|synthetic|polyester|nylon|acrylic|artificial|fleece|rayon',
  ),
  material('wool', 'wool|woolen|merino|cashmere', 'wool|fine animal hair|cashmere'),
  material('silk', 'silk', 'silk'),
  material(
    'linen',
    // Bed linen is of any fiber.
    '(?<!(?:bed|table|toilet|kitchen) )linen|flax|hemp',
    '(?<!(?:bed|table|toilet|kitchen) )linen|flax|vegetable fibers|hemp',
  ),
  material(
    'leather',
    '(?<!vegan )(?<!faux )(?<!pu )leather',
    '(?<!vegan )(?<!pu )(?<!or composition )leather',
  ),
  material(
    'plastic',
    'plastic|pvc|vinyl|vegan leather|pu leather|faux leather|silicone|tpu|eva|melamine',
    'plastics?|sheeting|vegan leather|pvc|vinyl|silicone|melamine',
  ),
  material('glass', 'glass|borosilicate', 'glass|glassware'),
  material('ceramic', 'ceramic|stoneware|earthenware', 'ceramic|stoneware|earthenware'),
  material('porcelain', 'porcelain|bone china|fine china', 'porcelain|bone china'),
  material('acrylic', 'acrylic', 'acrylic|man-made|synthetic|plastics?'),
  material('wood', 'wood|wooden|acacia|teak|oak|beech|mdf', 'wood|wooden'),
  material('bamboo', 'bamboo', 'bamboo'),
  material('steel', 'steel|stainless|iron', 'steel|iron'),
  material('aluminum', 'aluminum|aluminium', 'aluminum'),
  material('rubber', 'rubber|latex', 'rubber|latex'),
  material('paper', 'paper|cardboard', 'paper|paperboard|cardboard'),
  material('silver', 'silver', 'silver|precious metal'),
  material('gold', 'gold', 'gold|precious metal'),
];

const fibers: ReadonlySet<string> = new Set([
  'cotton',
  'man-made fibers',
  'wool',
  'silk',
  'linen',
  'acrylic',
]);
const metals: ReadonlySet<string> = new Set(['steel', 'aluminum']);
const anyMetal = /(?<!\bprecious )\bmetals?\b/i;
const otherMaterials =
  /\b(?:textiles?|fabrics?|materials?|metals?|fur|stone|cork|carbon|copper|brass|platinum|pearls?)\b/i;

/** Whether it is the material that tells a line from others: a leash is one "of any material". */
export function isDividedByMaterial(line: string): boolean {
  return (
    !/\bof any material\b/i.test(line) &&
    (otherMaterials.test(line) || materials.some(({ printed }) => printed.test(line)))
  );
}

/**
 * The materials that a question names and a line is not of, by name. Of a blend of fibers the line
 * has to be of one.
 */
export function missingMaterials(question: string, line: string): string[] {
  if (!isDividedByMaterial(line)) return [];
  const asked = materials.filter((each) => each.asked.test(question));
  const isOfOneFiber = asked.some(({ name, printed }) => fibers.has(name) && printed.test(line));
  const isOfMetal = anyMetal.test(line);
  return asked
    .filter(({ name, printed }) => !printed.test(line) && !(isOfOneFiber && fibers.has(name)))
    .filter(({ name }) => !(isOfMetal && metals.has(name)))
    .map(({ name }) => name);
}

/** Whether a word names a material. */
export function isMaterial(word: string): boolean {
  return /^metal$/.test(word) || materials.some(({ asked }) => asked.test(word));
}

/** The materials that a line is told by and the question leaves open. */
export function assumedMaterials(question: string, line: string): string[] {
  return materials
    .filter(({ asked, printed }) => printed.test(line) && !asked.test(question))
    .map(({ name }) => name);
}

/** Orders names of materials, the common ones first and what is none last. */
export function byMaterial(one: string, other: string): number {
  const place = (name: string) => {
    const index = materials.findIndex((each) => each.name === name);
    return index === -1 ? materials.length : index;
  };
  return place(one) - place(other);
}
