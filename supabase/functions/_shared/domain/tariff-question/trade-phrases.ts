/** Phrases of the trade around the goods, which say nothing about what the goods are. */
const phrases: readonly RegExp[] = [
  /\b(?:dut(?:y|ies)|tariff|tax)[\s-]+free\b|\bfree\s+of\s+(?:dut(?:y|ies)|tariffs?|tax)\b/gi,
  /\b(?:pay|paying|any|anything|cost|charged?)\s+extra\b|\bextra\s+(?=dut|tariff|tax|charge|cost|fee|do\b|will\b|would\b|is\b)/gi,
  /\b(?:(?:my|the|our|a)\s+)?(?:freight\s+forwarder|forwarder|customs\s+broker|broker|customs|supplier|factory|vendor|accountant|friend|fedex|ups|dhl|somebody|someone|agent)\s+(?:says?|said|told|quoted|quotes|charged|charges|thinks|claims|claimed|wants|wanted|billed|is\s+charging)(?:\s+(?:me|us))?(?:\s+that)?\b/gi,
  /\b(?:is|was)\s+(?:that|this|it)\s+(?:correct|right|true|wrong|ok|okay|accurate)\b/gi,
  /\b(?:by|via)\s+(?:sea|air|ocean|boat|ship|plane|express|courier|mail|post|rail|truck)(?:\s+freight)?\b|\b(?:air|sea|ocean)\s+freight\b/gi,
  /\b(?:fob|cif|exw|ddp|dap|fca|cfr|to|into|in|via|at|port\s+of)\s+(?:the\s+)?(?:port\s+of\s+)?(?:long\s+beach|los\s+angeles|la|new\s+york|nyc|newark|new\s+jersey|chicago|seattle|oakland|savannah|houston|miami|dallas|atlanta|california|texas|florida)\b/gi,
  /\b(?:fob|cif|exw|ddp|dap|fca|cfr)\b/gi,
  /\bno\s+i\s+meant\b/gi,
  // Behind the goods, "custom print" is what is done to them.
  /(?<!\b(?:on|for|of|my|our|a)\s)\bcustom(?:ized)?\s+(?:print(?:ing)?|logos?|embroidery|designs?|branding)\b(?=\s*(?:$|[,.;?!]|from\b|in\b|by\b|made\b))/gi,
  // "In" would begin an aside, such as the jar of "candles in a jar".
  /\b(?:br(?:ing|inging|ought)|com(?:e|es|ing)|ship(?:ping|ped)?|get(?:ting)?|fly(?:ing)?|stock(?:ing)?)\s+in\b(?!\s+(?:an?|the)\b)/gi,
  /\b(?:real|super|very)\s+(?:quick(?:ly)?|fast|soon)\b|\bgood\s+(?:morning|afternoon|evening|day)\b/gi,
  /\b(?:a|my|our|new|small|own|clothing|fashion|beauty|skincare)\s+(?:brand|business|company|startup|shop|store)\b/gi,
  /\b(?:for|on|in)\s+(?:(?:my|our|the)\s+)?(?:amazon|etsy|shopify|tiktok(?:\s+shop)?|ebay|walmart|instagram|youtube)(?:\s+(?:store|shop|channel|fba))?\b/gi,
  /\b(?:for\s+)?(?:my|our|the|this)\s+(?:landed\s+cost|cost|pricing|margin)\s+(?:sheet|spreadsheet|model|calculation)\b/gi,
  /\b(?:for\s+the\s+)?first\s+time\b/gi,
];

/**
 * Drops delivery terms, means of transport, what a broker said, and "duty free", so that "hoodies
 * duty free FOB Long Beach" are hoodies.
 */
export function withoutTradePhrases(text: string): string {
  return phrases.reduce((remaining, phrase) => remaining.replace(phrase, ' '), text);
}
