import { tokenize } from '@functions/_shared/domain/language/words.ts';
import { type NamedGoods, namedGoods } from '@functions/_shared/domain/tariff-lines/named-goods.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { lineFacts } from './line-facts.ts';

/** A tariff line that the product may enter under. */
export type CatalogLine = Readonly<{
  hts8: string;
  /** The material or use that leads to it; '' where the kind has one line. */
  when: string;
  description: string;
}>;

/** Where the kind of goods was read. */
export type KindSource = 'title' | 'type' | 'own-words';

/** What a product is, as far as its words say. */
export type Classified =
  | Readonly<{
      /** `found`: one line fits. `ask`: two or more do. */
      status: 'found' | 'ask';
      named: NamedGoods;
      source: KindSource;
      /** At least one; the likeliest first. */
      lines: readonly CatalogLine[];
      question: string;
    }>
  | Readonly<{
      status: 'unknown';
      /** What it is about, as far as that shows: "candle snuffer". */
      thing: string | null;
    }>
  | Readonly<{ status: 'not-made'; label: string }>;

type Words = Pick<CatalogProduct, 'title' | 'types' | 'details' | 'hsCode'>;

/**
 * Finds the kind of goods and the tariff lines of a product. Its title decides; where that names
 * nothing, the shop's own type does, unless the title only mentions it: a "candle snuffer" of the type
 * "Candles" is no candle.
 * @param ownWords what the visitor says it is; then nothing else counts
 */
export function classifyProduct(words: Words, ownWords?: string | undefined): Classified {
  const { details } = words;
  if (ownWords !== undefined) {
    return classified(namedGoods(ownWords, { details }), words, 'own-words');
  }
  const byTitle = namedGoods(goodsWords(words.title), { details });
  if (byTitle.goods !== null || byTitle.notMade !== null)
    return classified(byTitle, words, 'title');
  const titleWords = new Set(tokenize(words.title));
  for (const type of words.types) {
    const byType = namedGoods(type, { details: `${words.title} ${details}` });
    if (byType.goods === null) continue;
    const isMentioned = tokenize(byType.saidAs).some((word) => titleWords.has(word));
    if (!isMentioned) return classified(byType, words, 'type');
  }
  return classified(byTitle, words, 'title');
}

function classified(
  named: ReturnType<typeof namedGoods>,
  { hsCode }: Words,
  source: KindSource,
): Classified {
  if (named.goods === null) {
    return named.notMade === null
      ? { status: 'unknown', thing: named.unknownThing }
      : { status: 'not-made', label: named.notMade };
  }
  const lines = named.lines.flatMap(({ code, when }): CatalogLine[] => {
    const facts = lineFacts(code);
    const { description } = facts?.line ?? { description: '' };
    return facts === undefined
      ? []
      : [{ hts8: code, when: when === 'any' ? '' : when, description }];
  });
  if (lines.length === 0) return { status: 'unknown', thing: named.goods.name };
  const left = linesOfCode(lines, hsCode);
  return {
    status: left.length === 1 ? 'found' : 'ask',
    named,
    source,
    lines: left,
    question: left.length === 1 ? '' : named.lineQuestion,
  };
}

/** The lines that the file's own code leaves; all of them where it fits none. */
function linesOfCode(
  lines: readonly CatalogLine[],
  hsCode: string | undefined,
): readonly CatalogLine[] {
  if (hsCode === undefined) return lines;
  for (const digits of [8, 6]) {
    const prefix = hsCode.slice(0, digits);
    const left = lines.filter(({ hts8 }) => hts8.replaceAll('.', '').startsWith(prefix));
    if (prefix.length === digits && left.length > 0) return left;
  }
  return lines;
}

/** Titles as shops write them: "Ceramic Mug | Sand - 12 oz (2-pack)" is about a ceramic mug. */
export function goodsWords(title: string): string {
  return title
    .replace(/[™®©]/g, '')
    .replace(/\s+[|–—•·]\s+|\s+-\s+/g, ', ')
    .trim();
}
