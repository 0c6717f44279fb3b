type Material = {
  name: string;
  /** As it occurs in questions. */
  asked: RegExp;
  /** As it occurs in the schedule and in trade names. */
  printed: RegExp;
};

const material = (name: string, asked: string, printed: string): Material => ({
  name,
  asked: new RegExp(`\\b(?:${asked})\\b`, 'i'),
  printed: new RegExp(`\\b(?:${printed})\\b`, 'i'),
});

/** The materials that divide most consumer goods, as people say them and as they are printed. */
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
    // Bed linen may be of any fiber.
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
    'plastic|pvc|vinyl|vegan leather|pu leather|faux leather|silicone|tpu|eva|melamine|tritan|polycarbonate|polypropylene',
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
  material('stone', 'marble|granite|onyx|travertine|soapstone', 'stone|marble|granite'),
  material('fur', 'sheepskin|(?<!faux )fur', '(?<!faux )fur|sheepskin'),
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
  /\b(?:textiles?|fabrics?|materials?|metals?|fur|stone|slate|cork|carbon|copper|brass|platinum|pearls?)\b/i;

/** Whether the material distinguishes a line from others; a leash is "of any material". */
export function isDividedByMaterial(line: string): boolean {
  return (
    !/\bof any material\b/i.test(line) &&
    (otherMaterials.test(line) || materials.some(({ printed }) => printed.test(line)))
  );
}

/**
 * The names of the materials that a question states and a line does not allow. For a blend of
 * fibers, the line must be for one of them.
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

/** The materials that a line requires and the question does not state. */
export function assumedMaterials(question: string, line: string): string[] {
  return materials
    .filter(({ asked, printed }) => printed.test(line) && !asked.test(question))
    .map(({ name }) => name);
}

/** Sort order for names of materials: common ones first, anything else last. */
export function byMaterial(one: string, other: string): number {
  const place = (name: string) => {
    const index = materials.findIndex((each) => each.name === name);
    return index === -1 ? materials.length : index;
  };
  return place(one) - place(other);
}
