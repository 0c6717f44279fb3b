/** What a question asks for, and what a sentence has that says it. */
const parts: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [
    /\b(?:when|how (?:long|soon|fast|early|late|many (?:days|weeks|minutes|hours)))\b/i,
    /\b(?:\d+|an?|one|two|few|several)[ -](?:minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  ],
  [
    /\b(?:how much|costs?|price|fee|penalty|(?:the|a) fine|fines)\b|\$\d/i,
    /\$\d|\d%|\b(?:free|premium)\b/,
  ],
  [/\bwho\b/i, /\b(?:you|importer|broker|laborator\w+|factory|supplier|agency|carrier|company)\b/i],
  [/\b(?:free|cost anything)\b/i, /\bfree\b|\bcosts? nothing\b/i],
  [
    /\bhow (?:big|large|small|wide|tall)\b|\bwh(?:at|ich) size\b/i,
    /\bsizes?\b|\b(?:inch|mm|cm)\b|\bread\b/i,
  ],
  [/^\W*(?:and |but )?where\b/i, /\bplaces?\b|\b(?:on|under|inside) the\b/i],
  [
    /\bwhat happens\b|\bwhat(?:'?s| is| comes)? (?:next|then|after)\b|\b(?:then|after) what\b/i,
    /\bnext\b|\bafter that\b|\bthen\b/i,
  ],
  [
    /\bwhat (?:do|should|must|can) (?:i|we) (?:need to |have to )?(?:bring|prepare|have ready)\b/i,
    /\b(?:bring|prepare)\b/i,
  ],
  [/\bwhy\b/i, /\bbecause\b|\bneeds? more\b|\bsince\b|\bso that\b|\bdepends\b/i],
];

/** "You do not pay that amount": says nothing without the sentence before. */
const refersBack = /\b(?:that|this) (?:amount|sum|fee|limit)\b/i;

/** The pattern of what a question asks for: a time, a sum, a person. Undefined for other questions. */
export function partAskedFor(question: string): RegExp | undefined {
  return parts.find(([asks]) => asks.test(question))?.[1];
}

/**
 * The sentence of an answer that has what the question asks for; where it asks for none of these, the
 * one that shares most words with it. With the sentence before where it refers to that.
 */
export function sentenceFor(question: string, content: string): string | undefined {
  const wanted = partAskedFor(question);
  const stems = stemsOf(question);
  const shared = (sentence: string) =>
    [...stemsOf(sentence)].filter((stem) => stems.has(stem)).length;
  const sentences = sentencesOf(content);
  const pays = (sentence: string) =>
    wanted !== undefined && /\b(?:pay|premium|costs? (?!with))\b/i.test(sentence) ? 1 : 0;
  const best = sentences
    .filter((sentence) => wanted?.test(sentence) ?? shared(sentence) > 0)
    .toSorted((one, other) => shared(other) - shared(one) || pays(other) - pays(one))[0];
  const before = best === undefined ? undefined : sentences[sentences.indexOf(best) - 1];
  return best !== undefined && before !== undefined && refersBack.test(best)
    ? `${before} ${best}`
    : best;
}

/** The sentences of an answer without its source. */
export function sentencesOf(content: string): string[] {
  return content
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .filter((sentence) => !sentence.startsWith('Source:'));
}

/** "Testing" and "tests" are of one stem; short words and those of any question are left out. */
export function stemsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  const telling = words.filter(
    (word) =>
      word.length > 3 &&
      !/^(?:what|when|where|which|that|this|those|these|them|they|there|have|does|need|much|about|with|from|will|would|should|could|good|really)$/.test(
        word,
      ),
  );
  return new Set(telling.map((word) => word.slice(0, 4)));
}
