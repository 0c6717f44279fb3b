/**
 * A tee is a T-shirt, whatever the search makes of the word; so is what a recognizer of speech
 * writes as "tea shirt".
 */
const tee =
  /\btee(s?)\b(?!-|\s+shirt)|\bte[ae][ -]shirt(s?)\b|\bt[ -]?(?:shrit|shrt|sirt|shit|shirst)(s?)\b/g;

/** Plurals that no ending makes: a stem finds "knives" under no knife. */
const irregularPlurals: Readonly<Record<string, string>> = {
  knives: 'knife',
  scarves: 'scarf',
  shelves: 'shelf',
  loaves: 'loaf',
  leaves: 'leaf',
  mice: 'mouse',
  bras: 'bra',
  skis: 'ski',
  hoodys: 'hoodie',
  matts: 'mat',
};
const irregularPluralPattern = new RegExp(
  `\\b(?:${Object.keys(irregularPlurals).join('|')})\\b`,
  'g',
);

/** Materials by the name that a seller gives them, and the schedule's. */
const materialSynonyms: Readonly<Record<string, string>> = {
  tpu: 'plastic',
  melamine: 'plastic',
  acacia: 'wood',
  teak: 'wood',
  oak: 'wood',
  beech: 'wood',
  mdf: 'wood',
  borosilicate: 'glass',
};
const sellerMaterialPattern = new RegExp(
  `\\b(?:${Object.keys(materialSynonyms).join('|')})(?: wood| glass| plastic)?\\b`,
  'g',
);

/** The words as the search knows them: one spelling of the T-shirt, and "knife" for knives. */
export function normalizeQuery(words: string): string {
  return words
    .replace(tee, 't-shirt$1$2$3')
    .replace(sellerMaterialPattern, (match) => materialSynonyms[match.split(' ')[0] ?? ''] ?? match)
    .replace(irregularPluralPattern, (plural) => irregularPlurals[plural] ?? plural);
}
