import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';

/** "Do they speak English" names no country. */
const language =
  /\b(?:speaks?|talks?|understands?|writes?|in) (?:any )?(?:english|spanish|chinese|german|french|turkish)\b/gi;

/** The first country that a message names. */
export function countryNamedIn(text: string): string | undefined {
  const [code = ''] = parseOrigins(text.replace(language, ' ')).originCodes;
  return findTariffOrigin(code)?.name;
}
