/** Where the parts of goods come from, which does not decide where the goods do. */
export type TakenMaterials = {
  codes: readonly string[];
  /** The part, such as "fabric". */
  part: string;
  /** The text without it. */
  remainder: string;
};

const part =
  '(?<part>fabrics?|cloth|yarns?|threads?|textiles?|materials?|raw\\s+materials?|parts|components|ingredients|leather|lining|zippers?|buttons|hardware|trims?|wax|beans|blanks)';
const maker = '(?:\\p{L}+\\s+)?';
const patterns: readonly RegExp[] = [
  // "With Chinese fabric", "from parts made in China" is the next one.
  new RegExp(
    `\\b(?:with|from|of|using|out\\s+of|but)\\s+(?:the\\s+|imported\\s+)?(?<place>\\p{L}+(?:\\s\\p{L}+)?)\\s+${maker}${part}(?!\\s+(?:from|made|bag))\\b`,
    'iu',
  ),
  new RegExp(
    `(?:[,;]|\\b(?:with|from|of|using|out\\s+of|and|but))\\s*(?:the\\s+)?${maker}${part}\\s+(?:is\\s+|are\\s+|comes?\\s+|coming\\s+)?(?:woven\\s+|knit\\s+|knitted\\s+|made\\s+|sourced\\s+|bought\\s+|imported\\s+)?(?:from|in)\\s+(?<place>\\p{L}+(?:\\s\\p{L}+)?)`,
    'iu',
  ),
];

/**
 * Finds "with Chinese fabric" and "fabric from China". Undefined when no country's material is
 * named.
 * @param codeOf the country of a name, if it is one
 */
export function takeMaterials(
  text: string,
  codeOf: (name: string) => string | undefined,
): TakenMaterials | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const place = match?.groups?.place;
    if (match === null || place === undefined) continue;
    const [first = place] = place.split(/\s/);
    const name = codeOf(place) === undefined ? first : place;
    const code = /^(?:us|usa|american)$/i.test(name) ? 'US' : codeOf(name);
    if (code === undefined) continue;
    const taken = match[0].slice(
      0,
      match[0].lastIndexOf(place) + (match[0].endsWith(place) ? name.length : match[0].length),
    );
    return {
      codes: [code],
      part: match.groups?.part ?? 'material',
      remainder: text.replace(taken, ' '),
    };
  }
  return undefined;
}
