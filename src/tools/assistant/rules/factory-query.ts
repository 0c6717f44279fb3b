const makers = '(?:factor(?:y|ies)|manufacturers?|suppliers?|makers?|producers?|partners?)';
const politeness = "(?:(?:please|can you|could you|would you|i(?:'m| am)|we(?:'re| are))\\s+)*";
const commands = new RegExp(
  `^${politeness}(?:who (?:can|could) (?:make|produce|manufacture)|(?:find|shortlist|short-list|search(?: for)?|look(?:ing)? for|recommend|suggest|show|list|give|need|want|get)\\b(?:\\s+(?:me|us|a|an|the|some|good|best|three|3|few|of))*(?:\\s+${makers})(?:\\s+(?:for|of|to make|that make|who make|making|which make))?)\\s+`,
  'i',
);

/** A wish for factories that says nothing of the product. */
const bare = new RegExp(
  `^${politeness}(?:(?:find|finding|shortlist|short-list|search(?: for)?|look(?:ing)? for|locate|recommend|suggest|show|list|give|need|want|get|me|us|a|an|the|some|any|good|best|better|reliable|great|few|three|3|more)\\s+)*${makers}$`,
  'i',
);

/**
 * The product in a wish for factories: "Find factories for soy candles" is about "soy candles". A
 * sentence built otherwise stays whole, as the search makes sense of it too. Empty when no product is
 * named.
 */
export function factoryQuery(text: string): string {
  const wish = text.trim().replace(/[\s?.!]+$/, '');
  return bare.test(wish) ? '' : wish.replace(commands, '').trim() || wish;
}
