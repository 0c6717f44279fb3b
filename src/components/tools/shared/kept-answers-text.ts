import type { KeptAnswersContent } from '@/content/kept-answers.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatPct1, formatUsdCents } from '@/lib/format.ts';
import type { KeptAnswers } from '@/lib/kept-answers/kept-answers.ts';

const LONGEST_PRODUCT = 40;

/** The answers as one line: "120,000 followers, 4.2% engagement, made in Vietnam". */
export function keptAnswersText(words: KeptAnswersContent['parts'], answers: KeptAnswers): string {
  const { followers, engagementRatePct, priceUsd, product, country } = answers;
  const parts = [
    followers !== undefined && words.followers(formatInteger(followers)),
    engagementRatePct !== undefined && words.engagementRatePct(formatPct1(engagementRatePct)),
    priceUsd !== undefined && words.priceUsd(formatUsdCents(priceUsd)),
    product !== undefined && words.product(shorten(product)),
    country === 'ai-choose' && words.countryOpen,
    country !== undefined && country !== 'ai-choose' && words.country(countryInText(country)),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_PRODUCT
    ? text
    : `${characters.slice(0, LONGEST_PRODUCT).join('').trimEnd()}…`;
}
