/** Spanish words of such questions in English; a stem with its endings where they vary. */
const english: readonly (readonly [spanish: RegExp, english: string])[] = [
  [/acero inoxidable/, 'stainless steel'],
  [/hech[oa]s? (?:a|en) mano|artesanal(?:es)?/, 'handmade'],
  [/(?:con )?suela de (?:hule|goma|caucho)/, 'rubber sole'],
  [/(?:con )?suela de (?:cuero|piel)/, 'leather sole'],
  [/con/, 'with'],
  [/sin/, 'without'],
  [/algod[oó]n/, 'cotton'],
  [/poli[eé]ster/, 'polyester'],
  [/lana/, 'wool'],
  [/seda/, 'silk'],
  [/lino/, 'linen'],
  [/mezclilla/, 'denim'],
  [/cuero|piel/, 'leather'],
  [/plata/, 'silver'],
  [/lat[oó]n/, 'brass'],
  [/cobre/, 'copper'],
  [/acero/, 'steel'],
  [/aluminio/, 'aluminum'],
  [/madera/, 'wood'],
  [/vidrio/, 'glass'],
  [/cer[aá]mica|barro/, 'ceramic'],
  [/porcelana/, 'porcelain'],
  [/pl[aá]stico/, 'plastic'],
  [/silicona?/, 'silicone'],
  [/hule|caucho/, 'rubber'],
  [/papel/, 'paper'],
  [/yute/, 'jute'],
  [/paja|palma/, 'straw'],
  [/bamb[uú]/, 'bamboo'],
  [/tejid[oa]s?/, 'knitted'],
  [/bordad[oa]s?/, 'embroidered'],
  [/impres[oa]s?|estampad[oa]s?/, 'printed'],
  [/juguetes?/, 'toys'],
  [/ropa/, 'clothing'],
  [/bolsas?/, 'bags'],
  [/zapatos?/, 'shoes'],
  [/joyer[ií]a/, 'jewelry'],
  [/muebles?/, 'furniture'],
  [/sombreros?/, 'hats'],
  [/hamacas?/, 'hammocks'],
  [/canastas?|cestas?/, 'baskets'],
  [/manteles?/, 'tablecloths'],
  [/org[aá]nic[oa]s?/, 'organic'],
  [
    /crud[oa]s?|natural(?:es)?|negr[oa]s?|blanc[oa]s?|roj[oa]s?|azul(?:es)?|verdes?|grandes?|peque[nñ][oa]s?|puros?|puras?/,
    ' ',
  ],
  [/(?:para )?(?:mujer(?:es)?|damas?)/, "women's"],
  [/(?:para )?(?:hombres?|caballeros?)/, "men's"],
  [/(?:para )?(?:ni[ñn][oa]s?)/, "kids'"],
  [/(?:para )?beb[eé]s?/, 'baby'],
  [/(?:para )?perros?/, 'dog'],
  [/(?:para )?gatos?/, 'cat'],
];

/** Articles, prepositions and question words, which only a Spanish question has. */
const grammar =
  /(?<![\p{L}])(?:cu[aá]nto|cu[aá]l|qu[eé]|es|son|se|el|la|los|las|un|una|unos|unas|del?|para|por|y|mis?|tus?|su|nuestr[oa]s?|desde|arancel(?:es)?|impuestos?|aduana|importaci[oó]n|importar|importo|traer|pag[oa]|pagar|cuesta|hech[oa]s?|fabricad[oa]s?|piezas|unidades|pares)(?![\p{L}])/giu;
/** "Los Angeles" and "de minimis" are in English questions, and so are "eau de parfum" and "crème de". */
const certainly =
  /(?<![\p{L}])(?:(?<!eau |cr[eè]me )de(?! minimis)|para|cu[aá]nto|arancel(?:es)?|impuestos?|importar|hech[oa]s?|desde)(?![\p{L}])/iu;

/**
 * Translates the materials and wearers of a Spanish question and drops its grammar. The goods keep
 * their Spanish name, which the kinds of goods know. A text in another language stays as it is.
 */
export function inEnglish(text: string): string {
  const plain = text.normalize('NFC');
  if (!certainly.test(plain)) return text;
  const translated = english.reduce(
    (remaining, [spanish, word]) =>
      remaining.replace(new RegExp(`(?<![\\p{L}])(?:${spanish.source})(?![\\p{L}])`, 'giu'), word),
    plain,
  );
  return translated.replace(grammar, ' ');
}
