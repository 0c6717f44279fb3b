const makers = '(?:factor(?:y|ies)|manufacturers?|suppliers?|makers?|producers?|partners?)';
const politeness = "(?:(?:please|can you|could you|would you|i(?:'m| am)|we(?:'re| are))\\s+)*";
const commands = new RegExp(
  `^${politeness}(?:who (?:can|could) (?:make|produce|manufacture)|(?:find|shortlist|short-list|search(?: for)?|look(?:ing)? for|recommend|suggest|show|list|give|need|want|get)\\b(?:\\s+(?:me|us|a|an|the|some|good|best|three|3|few|of))*(?:\\s+${makers})(?:\\s+(?:for|of|to make|that make|who make|making|which make))?)\\s+`,
  'i',
);

/**
 * The product in a wish for factories: "Find factories for soy candles" is about "soy candles". A
 * sentence built otherwise stays whole, as the search makes sense of it too.
 */
export function factoryQuery(text: string): string {
  const product = text
    .trim()
    .replace(commands, '')
    .replace(/[\s?.!]+$/, '')
    .trim();
  return product === '' ? text.trim() : product;
}
