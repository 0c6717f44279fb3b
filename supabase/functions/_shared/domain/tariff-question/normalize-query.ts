/** All spellings of T-shirt, also "tea shirt", which speech recognition writes. */
const tee =
  /\btee(s?)\b(?!-|\s+shirt)|\bte[ae][ -]shirt(s?)\b|\bt[ -]?(?:shrit|shrt|sirt|shit|shirst)(s?)\b/g;

/** Plurals that a stemmer does not reduce, such as "knives". */
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

/** Materials as sellers name them, and the word in the schedule. */
const materialSynonyms: Readonly<Record<string, string>> = {
  tpu: 'plastic',
  melamine: 'plastic',
  tritan: 'plastic',
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

/**
 * Rewrites words to the spelling that the search indexes: one form of T-shirt, "knife" for knives.
 */
export function normalizeQuery(words: string): string {
  return words
    .replace(tee, 't-shirt$1$2$3')
    .replace(sellerMaterialPattern, (match) => materialSynonyms[match.split(' ')[0] ?? ''] ?? match)
    .replace(irregularPluralPattern, (plural) => irregularPlurals[plural] ?? plural);
}
