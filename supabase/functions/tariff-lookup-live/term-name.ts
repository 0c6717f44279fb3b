import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';

const wearers = new Map([
  ['men', "men's"],
  ['women', "women's"],
  ['kids', "kids'"],
  ['girls', "girls'"],
  ['boys', "boys'"],
]);

/**
 * A trade name as a person says it. Those of the tables are sorted by the goods: "pajamas women
 * cotton" are women's cotton pajamas.
 */
export function sayTerm(term: string): string {
  const words = term.split(' ');
  const goodsLength = words.findLastIndex((word) => !isQuality(word)) + 1;
  const behind = words.slice(goodsLength);
  if (behind.length === 0) return term;
  const goods = words.slice(0, goodsLength);
  const wearing = behind.filter((word) => wearers.has(word) || /'s?$/.test(word));
  const made = behind.filter((word) => !wearing.includes(word));
  if (goods.length === 0 && made.length === 0) return term;
  return [...wearing.map((word) => wearers.get(word) ?? word), ...made, ...goods].join(' ');
}
