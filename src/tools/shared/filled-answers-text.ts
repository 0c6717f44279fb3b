import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import { productCategoryLabels } from '@functions/_shared/domain/product-categories.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatPct1, formatUsdCents } from '@/lib/format.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { AnswerSource, VisitorProduct } from '@/lib/visitor-product/products.ts';
import { filledAnswersCopy as copy } from './filled-answers-copy.ts';

const longestProduct = 40;

/**
 * What was filled in, by where it came from: "120,000 followers and 4.2% engagement (from the
 * creator calculator), made in Vietnam (from the country quiz)".
 */
export function filledText(
  names: readonly AnswerName[],
  { answers, origins }: Pick<VisitorProduct, 'answers' | 'origins'>,
): string {
  const bySource = new Map<AnswerSource, string[]>();
  for (const name of names) {
    const text = answerText(name, answers);
    if (text === null) continue;
    const source = origins[name]?.from ?? 'earlier';
    bySource.set(source, [...(bySource.get(source) ?? []), text]);
  }
  return [...bySource]
    .map(([source, texts]) => copy.from(listInWords(texts), copy.sources[source]))
    .join(', ');
}

/** One answer in words; null for one that is not shown. */
function answerText(name: AnswerName, answers: ProductAnswers): string | null {
  const { parts } = copy;
  const texts: { [Name in AnswerName]?: (value: NonNullable<ProductAnswers[Name]>) => string } = {
    profileUrl: () => parts.profileUrl,
    audienceWords: () => parts.audienceWords,
    followers: (value) => parts.followers(formatInteger(value)),
    engagementRatePct: (value) => parts.engagementRatePct(formatPct1(value)),
    priceUsd: (value) => parts.priceUsd(formatUsdCents(value)),
    fobUsd: (value) => parts.fobUsd(formatUsdCents(value)),
    product: (value) => parts.product(shorten(value)),
    country: (value) =>
      value === 'ai-choose' ? parts.countryOpen : parts.country(countryInText(value)),
    productCategory: (value) => parts.category(productCategoryLabels[value].toLowerCase()),
    category: (value) => parts.category(copy.categories[value].toLowerCase()),
    originCodes: (codes) =>
      parts.originCodes(listInWords(codes.map((code) => findTariffOrigin(code)?.name ?? code))),
    quantities: (value) => parts.quantities(listInWords(value.map(formatInteger))),
    certifications: (value) =>
      value.includes('none')
        ? parts.noCertifications
        : parts.certifications(listInWords(value.map((each) => copy.certifications[each]))),
    monthlyOrders: (value) => parts.monthlyOrders(formatInteger(value)),
    hts8: parts.hts8,
    launchDay: (value) => parts.launchDay(formatCalendarDay(value)),
    quiz: () => parts.answers,
    strategy: () => parts.answers,
  };
  return textOf(name);

  function textOf<Name extends AnswerName>(each: Name): string | null {
    const write = texts[each];
    const value = answers[each];
    return write === undefined || value === undefined ? null : write(value);
  }
}

function shorten(text: string): string {
  const cut = cutText(text, longestProduct);
  return cut === text ? text : `${cut.trimEnd()}…`;
}
