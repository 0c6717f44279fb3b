/** Certificates of factories, with the words that ask for them. */
const certificates: readonly (readonly [certificate: string, asked: RegExp])[] = [
  ['GOTS', /\bgots\b|\borganic(?:ally)? certified\b|\bcertified organic\b/i],
  ['OEKO-TEX', /\boeko[\s-]?tex\b/i],
  ['BSCI', /\bbsci\b/i],
  ['WRAP', /\bwrap[\s-](?:certified|certificate|certification)\b/i],
  ['Sedex', /\bsedex\b|\bsmeta\b/i],
  ['GRS', /\bgrs\b|\bglobal recycled standard\b/i],
  ['FSC', /\bfsc\b/i],
  ['FDA', /\bfda\b/i],
  ['ISO 22716', /\biso[\s-]?22716\b|\bcosmetic gmp\b/i],
  ['ISO 9001', /\biso[\s-]?9001\b/i],
  ['GMP', /\bgmp\b/i],
  ['HACCP', /\bhaccp\b/i],
  ['Organic', /\busda organic\b/i],
  ['Fair Trade', /\bfair[\s-]?trade\b/i],
  ['B Corp', /\bb[\s-]?corp\b/i],
  ['LWG', /\blwg\b|\bleather working group\b/i],
  ['CE', /\bce (?:certified|mark(?:ed)?)\b/i],
  ['UL', /\bul[\s-](?:listed|certified)\b/i],
  ['Vegan', /\bvegan certified\b/i],
  ['Halal', /\bhalal\b/i],
  ['Kosher', /\bkosher\b/i],
];

/** The certificates that the text asks for, in the words that factories list them with. */
export function requestedCertificates(text: string): readonly string[] {
  return certificates.flatMap(([certificate, asked]) => (asked.test(text) ? [certificate] : []));
}
