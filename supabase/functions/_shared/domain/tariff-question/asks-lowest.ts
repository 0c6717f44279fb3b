import { tariffWord } from './tariff-words.ts';

const least =
  '(?:low(?:est|er)?|cheap(?:est|er)?|least|small(?:est)?|minimum|best|no|zero|fewest|free)';
const charge = `(?:${tariffWord}|tax(?:es)?|rates?|import)`;
const patterns: readonly RegExp[] = [
  /\b(?:which|what)\s+(?:countr(?:y|ies)|origins?|places?|nations?)\b/i,
  new RegExp(
    `\\b(?:lowest|cheapest|least)\\s+(?:us\\s+)?(?:${charge}\\s+){0,2}(?:countr(?:y|ies)|origins?|places?)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:countr(?:y|ies)|origins?|places?)\\s+(?:with|has|have|that\\s+ha(?:s|ve))\\s+(?:the\\s+)?${least}\\b`,
    'i',
  ),
  new RegExp(
    `\\bwhere\\b[^?.!]*\\b${least}\\b[^?.!]*\\b(?:${charge}|to\\s+(?:import|source|make|buy))\\b`,
    'i',
  ),
  /\bcheapest\s+(?:countr|place|origin|to\s+import)/i,
  new RegExp(`\\bwhere\\s+(?:should|can|do|could|would)\\s+(?:i|we)\\b[^?.!]*\\b${least}\\b`, 'i'),
];
const comparesDuty = new RegExp(`\\b${least}\\b|\\b${charge}\\b`, 'i');

/** Whether a question asks which country the goods pay the lowest duty from. */
export function asksLowestOrigin(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text)) && comparesDuty.test(text);
}
