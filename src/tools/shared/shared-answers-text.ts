import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatPct1, formatUsdCents } from '@/lib/format.ts';
import type { SharedAnswers } from '@/lib/shared-answers.ts';
import type { SharedAnswersContent } from './shared-answers-copy.ts';

const LONGEST_PRODUCT = 40;

/** The answers as one line: "120,000 followers, 4.2% engagement, made in Vietnam". */
export function sharedAnswersText(
  {
    parts: words,
    ...labels
  }: Pick<SharedAnswersContent, 'parts' | 'categories' | 'certifications'>,
  answers: SharedAnswers,
): string {
  const { followers, engagementRatePct, priceUsd, product, country } = answers;
  const { category, quantities, certifications } = answers;
  const parts = [
    followers !== undefined && words.followers(formatInteger(followers)),
    engagementRatePct !== undefined && words.engagementRatePct(formatPct1(engagementRatePct)),
    priceUsd !== undefined && words.priceUsd(formatUsdCents(priceUsd)),
    product !== undefined && words.product(shorten(product)),
    country === 'ai-choose' && words.countryOpen,
    country !== undefined && country !== 'ai-choose' && words.country(countryInText(country)),
    category !== undefined && words.category(labels.categories[category].toLowerCase()),
    quantities !== undefined && words.quantities(inWords(quantities.map(formatInteger))),
    certifications !== undefined &&
      (certifications.includes('none')
        ? words.noCertifications
        : words.certifications(inWords(certifications.map((each) => labels.certifications[each])))),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function inWords(items: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(items);
}

function shorten(text: string): string {
  const cut = cutText(text, LONGEST_PRODUCT);
  return cut === text ? text : `${cut.trimEnd()}…`;
}
