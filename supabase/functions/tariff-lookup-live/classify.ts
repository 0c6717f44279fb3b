import { isOtherThing } from '../_shared/domain/goods/other-things.ts';
import { tokenize as goodsTokens } from '../_shared/domain/language/words.ts';
import {
  decideByKind,
  type KindDecision,
  withEnglishName,
} from '../_shared/domain/tariff-lines/decide-by-kind.ts';
import { substituteFiber } from '../_shared/domain/tariff-lines/fabrics.ts';
import { isIgnorable, tokenize } from '../_shared/domain/tariff-lines/line-words.ts';
import { isQuality, joinWoods } from '../_shared/domain/tariff-question/product-words.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import type { Classification } from './classification.ts';
import { classifyByCode, classifyByHeading } from './classify-by-code.ts';
import { classifyByKind, linesOfKind } from './classify-by-kind.ts';
import { classifyByWords } from './classify-by-words.ts';
import { searchByWords } from './search-words.ts';
import { coversQuery, isExactMatch, knownWords } from './shortlist.ts';
import { splitParts } from './split-parts.ts';

type ProductQuery = {
  product: string;
  details?: string | undefined;
  purpose?: string | undefined;
  codeDigits: string | undefined;
};

/**
 * Finds the tariff line by the code that was typed, or else by the words. Chooses none when the
 * words fit several lines or name a material that the best line excludes.
 */
export async function classify(asked: ProductQuery, store: TariffStore): Promise<Classification> {
  const { codeDigits, product, details = '' } = asked;
  if (codeDigits !== undefined && codeDigits.length >= 8) return classifyByCode(codeDigits, store);
  if (codeDigits !== undefined) return classifyByHeading(codeDigits, product, store);
  const whole = await classifyGoods(product, details, store);
  const withoutPurpose = without(product, asked.purpose ?? '');
  if (whole.code !== null || withoutPurpose === '' || withoutPurpose === product) return whole;
  const byGoods = await classifyGoods(withoutPurpose, details, store);
  return byGoods.code === null || byGoods.confidence === 'low' ? whole : byGoods;
}

/** "Dice for dungeons and dragons" are dice, where nothing has that name as a whole. */
function without(product: string, purpose: string): string {
  const words = new Set(purpose.split(' '));
  return product
    .split(' ')
    .filter((word) => !words.has(word))
    .join(' ');
}

async function classifyGoods(
  product: string,
  details: string,
  store: TariffStore,
): Promise<Classification> {
  const { goods: named, parts } = splitParts(joinWoods(product));
  const goods = withEnglishName(named);
  const found = await searchByWords(goods, store);
  const byWords = classifyByWords(goods, found);
  const byKind = decideByKind(goods, `${details} ${parts}`);
  if (byKind === undefined) {
    const known = knownWords(goods, found.hits);
    // Plumbing primer is no makeup primer.
    const isWhole = known === goods || isOtherThing(goodsTokens(goods));
    return byWords.code !== null || isWhole ? byWords : classifyByKnownWords(known, byWords, store);
  }
  const hasParts = `${details}${parts}`.trim() !== '';
  const isByParts = hasParts && byKind.isDecided && isDecidedByParts(byKind, decideByKind(goods));
  if (isByParts || decidesOver(byKind, byWords, goods))
    return (await classifyByKind(byKind, store)) ?? byWords;
  if (byWords.code !== null || byKind.isDecided || !isOfOwnMaterial(byKind, byWords))
    return byWords;
  return { ...byWords, candidates: await linesOfKind(byKind, store) };
}

/** Without the words that no line has, such as a brand, the line is a guess. */
async function classifyByKnownWords(
  known: string,
  whole: Classification,
  store: TariffStore,
): Promise<Classification> {
  const byKnown = classifyByWords(known, await searchByWords(known, store));
  return byKnown.code === null ? whole : { ...byKnown, confidence: 'low' };
}

/** What is said of the parts, such as a leather sole, decides the subheading. */
function isDecidedByParts(
  { lines }: KindDecision,
  withoutParts: KindDecision | undefined,
): boolean {
  const [one, other] = [lines[0]?.code, withoutParts?.lines[0]?.code];
  return withoutParts?.isDecided !== true || one?.slice(0, 7) !== other?.slice(0, 7);
}

/** A cork handbag is made of what no line for other handbags states. */
function isOfOwnMaterial({ named }: KindDecision, { candidates }: Classification): boolean {
  const material = tokenize(named.saidAs).filter(isQuality);
  return (
    material.length > 0 &&
    substituteFiber(named.saidAs) === undefined &&
    !candidates.some(({ matchedTerm, termNote }) => {
      const words = tokenize(`${matchedTerm ?? ''} ${termNote}`);
      return material.every((word) => words.includes(word));
    })
  );
}

/**
 * Whether the kind of goods decides where the words do not: they lead to a line that the stated
 * material rules out, to an uncertain line, or to none. Its usual line is enough only when the
 * schedule has nothing that covers the question.
 */
function decidesOver(byKind: KindDecision, byWords: Classification, product: string): boolean {
  if (byWords.code !== null && byKind.excludes.includes(byWords.code)) return true;
  if (byWords.code !== null && byWords.confidence !== 'low') return false;
  if (isAmbiguous(byKind, byWords, product)) return false;
  return (
    byKind.isDecided ||
    byKind.isOfOneHeading ||
    !byWords.candidates.some((line) => coversQuery(product, line))
  );
}

/** Trade names of the same words lead elsewhere, so the visitor has to say which it is. */
function isAmbiguous(
  { lines, named }: KindDecision,
  { candidates }: Classification,
  product: string,
): boolean {
  const words = tokenize(product);
  const name = tokenize(named.saidAs);
  // More than the name is said, so the usual line is near; the answer names the others.
  const isDescribed = words.some((word) => !isIgnorable(word) && !name.includes(word));
  if (isDescribed && candidates.some(isOfKind(lines))) return false;
  const ofKind = new Set(lines.map(({ code }) => code));
  const exact = candidates.filter((line) => isExactMatch(product, line));
  const narrower = candidates.filter(({ hts8, matchedTerm }) => {
    const term = tokenize(matchedTerm ?? '');
    return !ofKind.has(hts8) && words.every((word) => term.includes(word));
  });
  return new Set(exact.map(subheading)).size > 1 || narrower.length > 0;
}

function isOfKind(lines: KindDecision['lines']) {
  return ({ hts8 }: { hts8: string }) => lines[0]?.code === hts8;
}

function subheading({ hts8 }: { hts8: string }): string {
  return hts8.slice(0, 7);
}
