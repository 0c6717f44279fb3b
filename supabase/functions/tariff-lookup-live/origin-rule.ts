import { findTariffOrigin, inSentence } from '../_shared/domain/tariff/tariff-origins.ts';
import type { ResolvedQuestion } from './resolve-question.ts';

/** What decides the origin of goods whose fabric or parts are of another country. */
export type OriginRule = { originCodes: readonly string[]; note: string };

const clothing = /^(?:61|62(?!1[34]))/;
/**
 * Textiles that originate where their fabric was formed, not where they were sewn: Uruguay Round
 * Agreements Act (Public Law 103-465), section 334(b)(2)(A), which 19 CFR 102.21 applies. Quilts left
 * 9404.90 for 9404.40 in 2022.
 */
const byFabric = /^(?:5609|5807|5811|621[34]|630[1-68]|6307[19]0|9404[49]0)/;
const fabric = /^(?:fabrics?|cloth|textiles?)$/i;

/**
 * The origin by 19 CFR 102.21 for textiles, and by substantial transformation (19 CFR 134.1(b)) for
 * other goods. Undefined when the question names no other country's fabric or parts.
 * @param hts8 the line of the goods, '6110.20.20'
 */
export function originRule(
  { materialCodes = [], materialName = 'materials', originCodes }: ResolvedQuestion,
  hts8: string,
): OriginRule | undefined {
  const [made] = originCodes;
  const [material] = materialCodes;
  if (made === undefined || material === undefined || originCodes.length > 1) return undefined;
  const digits = hts8.replaceAll('.', '');
  const [here, there] = [nameOf(made), nameOf(material)];
  if (byFabric.test(digits) && fabric.test(materialName) && findTariffOrigin(material)) {
    return {
      originCodes: [material],
      note: `For these goods the origin is the country where the fabric was made, not where it was sewn (19 CFR 102.21), so this is for ${there}, not ${here}. Dyeing and printing elsewhere can change that for some of them, so ask your broker.`,
    };
  }
  return {
    originCodes,
    note: clothing.test(digits)
      ? `The origin of clothing is the country where it is wholly put together, or knitted to shape, wherever the ${materialName} comes from (19 CFR 102.21), so this is for ${here}.`
      : `Work or materials added in another country change the origin only if they make a new and different article of the goods (a substantial transformation, 19 CFR 134.1(b)). This is for ${here}; if customs sees no such change there, they stay goods of ${there}.`,
  };
}

function nameOf(code: string): string {
  return inSentence(findTariffOrigin(code)?.name ?? (code === 'US' ? 'United States' : code));
}
