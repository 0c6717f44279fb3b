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
  material('linen', 'linen|flax|hemp', 'linen|flax|vegetable fibers|hemp'),
  material(
    'leather',
    '(?<!vegan )(?<!faux )(?<!pu )leather',
    '(?<!vegan )(?<!pu )(?<!or composition )leather',
  ),
  material(
    'plastic',
    'plastic|pvc|vinyl|vegan leather|pu leather|faux leather|silicone',
    'plastics?|sheeting|vegan leather|pvc|vinyl|silicone',
  ),
  material('glass', 'glass', 'glass|glassware'),
  material('ceramic', 'ceramic|stoneware|earthenware', 'ceramic|stoneware|earthenware'),
  material('porcelain', 'porcelain|bone china|fine china', 'porcelain|bone china'),
  material('acrylic', 'acrylic', 'acrylic|man-made|synthetic|plastics?'),
  material('wood', 'wood|wooden', 'wood|wooden'),
  material('bamboo', 'bamboo', 'bamboo'),
  material('steel', 'steel|stainless|iron', 'steel|iron'),
  material('aluminum', 'aluminum|aluminium', 'aluminum'),
  material('rubber', 'rubber', 'rubber'),
  material('paper', 'paper|cardboard', 'paper|paperboard|cardboard'),
  material('silver', 'silver', 'silver|precious metal'),
  material('gold', 'gold', 'gold|precious metal'),
];

/** The materials that a question names and a line does not, by name. */
export function missingMaterials(question: string, line: string): string[] {
  return materials
    .filter(({ asked, printed }) => asked.test(question) && !printed.test(line))
    .map(({ name }) => name);
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
