import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';

const avoids =
  /\b(?:prefer not|rather not|anywhere but|avoid(?:ing)?|outside(?: of)?|other than|except)(?: from| in)? (\p{L}+(?: \p{L}+)?)/iu;

/** Countries that the goods shall not come from, as in the tariff schedule: "prefer not China". */
export function avoidedIn(text: string): readonly string[] {
  return parseOrigins(avoids.exec(text)?.[1] ?? '').originCodes;
}

const home = '(?:u\\.?s\\.?a?|usa|america|united states|domestic)';
const orHome = new RegExp(
  `\\b(?:the )?${home}\\b(?=.*\\b(?:or|vs)\\b)|\\b(?:or|vs)\\b.*\\b${home}\\b`,
  'i',
);

/** "From the US or China": home is no origin of an import, but can be chosen. */
export function withHome(originCodes: readonly string[], text: string): readonly string[] {
  const isChoice = originCodes.length > 0 && !originCodes.includes('US') && orHome.test(text);
  return isChoice ? [...originCodes, 'US'] : originCodes;
}
