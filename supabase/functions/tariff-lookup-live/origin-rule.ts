import { findTariffOrigin, inSentence } from '../_shared/domain/tariff/tariff-origins.ts';
import type { ResolvedQuestion } from './resolve-question.ts';

/** What decides the origin of goods whose fabric or parts are of another country. */
export type OriginRule = { originCodes: readonly string[]; note: string };

const clothing = /^(?:61|62(?!1[34]))/;
/** Scarves, ties' kin and home textiles, whose origin is that of the fabric: 19 CFR 102.21(e)(1). */
const byFabric = /^(?:621[34]|630[1-6])/;
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
      note: `For these goods the origin is the country where the fabric was woven or knitted (19 CFR 102.21), so this is for ${there}, not ${here}. Dyeing and printing with finishing work can change that for some of them.`,
    };
  }
  return {
    originCodes,
    note: clothing.test(digits)
      ? `For most clothing the origin is the country where it is sewn together, wherever the ${materialName} comes from (19 CFR 102.21), so this is for ${here}.`
      : `The origin is the country where the goods last became a new and different article (19 CFR 134.1(b)), so this is for ${here}. If customs finds that only simple assembly is done there, they stay goods of ${there}.`,
  };
}

function nameOf(code: string): string {
  return inSentence(findTariffOrigin(code)?.name ?? (code === 'US' ? 'United States' : code));
}
