/** What a minimum counts for each of: a color, a design, a size. */

const perPatterns: readonly (readonly [string, RegExp])[] = [
  [
    'color',
    /colou?rs?|colorways?|\bcor(?:es)?(?!\p{L})|renk|farbe|colore|couleur|kolor\p{L}*|shades?|颜色|色/iu,
  ],
  [
    'design',
    /designs?|artworks?|drawings?|prints?|tasarım|desen\p{L}*|diseño|款式|花型|款|motiv/iu,
  ],
  ['size', /sizes?|beden|talla|größe|尺码|taglia/iu],
  [
    'scent',
    /scents?|fragrances?|fragancias?|fragrâncias?|aromas?|parfums?|koku|duft|香味|香型|profumo/iu,
  ],
  ['flavor', /flavou?rs?|sabor|口味/iu],
  [
    'design',
    /logos?|styles?|models?|modelo|modell\p{L}*|patterns?|estampa\p{L}*|decals?|versions?|variants?|dessins?|motivo|(?:druck)?motiv\p{L}*|decor\p{L}*|artikel/iu,
  ],
  ['sku', /skus?/iu],
  ['item', /items?|art(?:icle|ikel|\.)?(?!\p{L})/iu],
];
const perLead = String.raw`(?:\bper|\/|\beach|\bevery|\bfor (?:one|each|every|a|1)|\bin (?:one|each|a)|\bpor|\bpar|\bpro|\bje|\bher|\bper ogni|\bna|\bof (?:one|each|a)|\ba(?=\s(?:colou?r|design|model|style|size|scent))|\b(?:one|1)(?=\s(?:design|colou?r|size|model|style|scent)s?(?:\s?[.,;)]|\s+but|\s*$))|\bfor(?=\s(?:drawing|design|colou?r)s?(?:\s*$|[.,;)]))|每种|每个|每|一个)`;
export const perAhead =
  /(?<!\p{L}|(?:custom|stock|special|pantone) )(colou?r|renk|farbe|design|style|size)s?(?: only)?(?: moq| min\.?| minimum)?\s?(?:is |:)?\s?$/iu;
export const perBehind = /(?<![\p{L}])(renk|desen|tasarım|beden|model) başına/iu;
export const per = new RegExp(
  `${perLead}\\s?(?:single\\s|stock\\s|combinaci[óo]n de\\s|combination of\\s)?(${perPatterns.map(([, pattern]) => pattern.source).join('|')})`,
  'iu',
);

/** "Per model and color": the color, where it is named beside another. */
export function perOf(said: string, around: string): string | null {
  if (said === '') return null;
  const more = around.slice(around.indexOf(said), around.indexOf(said) + said.length + 24);
  const isColor =
    /^\p{L}+\.?\s?(?:and|&|\+|\/|per|,|y|e|und|et|ve)\s?(?:per |each )?(?:colou?rs?|cor|color|farbe|renk|colore|couleur)(?!\p{L})/iu.test(
      more,
    );
  if (isColor) return 'color';
  return perPatterns.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/**
 * Not beyond the next number: "200 per color for stock color, new pantone 500 per color", nor what is
 * said of that number in brackets: "500 (per color 250)".
 */
export function ownBehind(said: string): string {
  const text = said.replace(/(?<!\d)1(?=\s(?:design|colou?r|size|model|style|scent))/giu, 'a');
  const next = text.search(/\d|[,;]?\s(?:but|however|aber|pero|ama)\s/iu);
  if (next === -1) return text;
  const own = text.slice(0, next).split(/[,;，；]/u)[0] ?? '';
  const aside = Math.max(own.lastIndexOf('('), own.lastIndexOf('（'));
  const isClosed = Math.max(own.lastIndexOf(')'), own.lastIndexOf('）')) > aside;
  return aside === -1 || isClosed ? own : own.slice(0, aside);
}
