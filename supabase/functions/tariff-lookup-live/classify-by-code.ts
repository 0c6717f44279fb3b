import { toHts8 } from '../_shared/domain/tariff/tariff-code.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import type { Classification } from './classification.ts';
import { classifyByWords } from './classify-by-words.ts';
import { searchByWords } from './search-words.ts';

/** A whole heading may have more lines than fit on a screen. */
const maxHeadingLines = 12;

export async function classifyByCode(digits: string, store: TariffStore): Promise<Classification> {
  const hts8 = toHts8(digits) ?? digits;
  if ((await store.facts([digits])).length > 0) {
    return {
      code: digits.length === 10 ? digits : hts8,
      confidence: 'high',
      isFromTerm: false,
      reason: `You gave the code ${hts8} in your question.`,
      candidates: [],
    };
  }
  const candidates = await store.search(digits.slice(0, 6), maxHeadingLines);
  const near =
    candidates.length > 0 ? candidates : await store.search(digits.slice(0, 4), maxHeadingLines);
  return {
    code: null,
    confidence: 'none',
    isFromTerm: false,
    reason: `There’s no line ${hts8} in the schedule.`,
    candidates: near,
  };
}

export async function classifyByHeading(
  digits: string,
  product: string,
  store: TariffStore,
): Promise<Classification> {
  const lines = await store.search(digits, 50);
  const [only, ...others] = lines;
  const printed = digits.length === 4 ? digits : `${digits.slice(0, 4)}.${digits.slice(4)}`;
  if (only !== undefined && others.length === 0) {
    return {
      code: only.hts8,
      confidence: 'high',
      isFromTerm: false,
      reason: `${only.hts8} is the only line under ${printed}.`,
      candidates: [],
    };
  }
  if (product !== '' && lines.length > 0) {
    const below = new Set(lines.map(({ hts8 }) => hts8));
    const found = await searchByWords(product, store);
    const hits = found.hits.filter(({ hts8 }) => below.has(hts8));
    if (hits.length > 0) return classifyByWords(product, { ...found, hits });
  }
  return {
    code: null,
    confidence: 'none',
    isFromTerm: false,
    reason:
      lines.length === 0
        ? `There’s no line under ${printed} in the schedule.`
        : `There are ${lines.length} lines under ${printed}, each with its own rate.`,
    candidates: lines.slice(0, maxHeadingLines),
  };
}
