/** Phrases of the trade around the goods, which say nothing about what the goods are. */
const phrases: readonly RegExp[] = [
  /\b(?:dut(?:y|ies)|tariff|tax)[\s-]+free\b|\bfree\s+of\s+(?:dut(?:y|ies)|tariffs?|tax)\b/gi,
  /\b(?:pay|paying|any|anything|cost|charged?)\s+extra\b|\bextra\s+(?=dut|tariff|tax|charge|cost|fee)/gi,
  /\b(?:(?:my|the|our|a)\s+)?(?:freight\s+forwarder|forwarder|customs\s+broker|broker|customs|supplier|factory|vendor|accountant|friend|fedex|ups|dhl|somebody|someone|agent)\s+(?:says?|said|told|quoted|quotes|charged|charges|thinks|claims|claimed|wants|wanted|billed|is\s+charging)(?:\s+(?:me|us))?(?:\s+that)?\b/gi,
  /\b(?:is|was)\s+(?:that|this|it)\s+(?:correct|right|true|wrong|ok|okay|accurate)\b/gi,
  /\b(?:by|via)\s+(?:sea|air|ocean|boat|ship|plane|express|courier|mail|post|rail|truck)(?:\s+freight)?\b|\b(?:air|sea|ocean)\s+freight\b/gi,
  /\b(?:fob|cif|exw|ddp|dap|fca|cfr|to|into|in|via|at|port\s+of)\s+(?:the\s+)?(?:port\s+of\s+)?(?:long\s+beach|los\s+angeles|la|new\s+york|nyc|newark|new\s+jersey|chicago|seattle|oakland|savannah|houston|miami|dallas|atlanta|california|texas|florida)\b/gi,
  /\b(?:fob|cif|exw|ddp|dap|fca|cfr)\b/gi,
  /\bno\s+i\s+meant\b/gi,
];

/**
 * Drops delivery terms, means of transport, what a broker said, and "duty free", so that "hoodies
 * duty free FOB Long Beach" are hoodies.
 */
export function withoutTradePhrases(text: string): string {
  return phrases.reduce((remaining, phrase) => remaining.replace(phrase, ' '), text);
}
