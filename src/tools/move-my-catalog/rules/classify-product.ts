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
  if (ownWords !== undefined) return classified(namedWith(ownWords, details), words, 'own-words');
  const title = goodsWords(words.title);
  const byTitle = namedWith(title, details);
  const byTypes = words.types.map((type) => namedWith(type, title, details));
  if (byTitle.notMade !== null) return classified(byTitle, words, 'title');
  if (byTitle.goods !== null) {
    // Shops seldom misspell, but they make up names: "Custom order for Jamie" is no jam.
    const { how, goods } = byTitle;
    const isMeant = how !== 'slip' || byTypes.some((each) => each.goods?.kindId === goods.kindId);
    if (isMeant) return classified(byTitle, words, 'title');
  }
  const titleWords = new Set(tokenize(words.title));
  for (const byType of byTypes) {
    if (byType.goods === null) continue;
    const noun = tokenize(byType.saidAs).at(-1);
    const isMentioned = noun !== undefined && titleWords.has(noun);
    if (!isMentioned) return classified(byType, words, 'type');
  }
  return { status: 'unknown', thing: byTitle.unknownThing };
}

type Named = ReturnType<typeof namedGoods>;

/**
 * The kind that some words name. While its lines are open, further words may close them, but never
 * make it another kind.
 */
function namedWith(text: string, ...further: readonly string[]): Named {
  let named = namedGoods(text);
  let known = text;
  for (const words of further) {
    if (named.goods === null || named.lines.length < 2) break;
    if (words === '') continue;
    known = `${known}, ${words}`;
    const closer = namedGoods(known);
    const isCloser =
      closer.goods !== null &&
      closer.goods.kindId === named.goods.kindId &&
      closer.lines.length < named.lines.length;
    if (isCloser) named = closer;
  }
  return named;
}

function classified(named: Named, { hsCode }: Words, source: KindSource): Classified {
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
    .replace(/\s+/g, ' ')
    .replace(/ [|–—•·] | - /g, ', ')
    .trim();
}

/** `classifyProduct` that reads the same words only once. */
export function rememberingClassifier(): typeof classifyProduct {
  const known = new Map<string, Classified>();
  return (words, ownWords) => {
    const { title, types, details, hsCode } = words;
    const key = JSON.stringify([title, types, details, hsCode, ownWords]);
    const found = known.get(key) ?? classifyProduct(words, ownWords);
    known.set(key, found);
    return found;
  };
}
