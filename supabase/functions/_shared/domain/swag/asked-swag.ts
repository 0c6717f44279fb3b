import { maxOrderUnits } from './bulk-price.ts';
import type { SwagPieceId } from './swag-pieces.ts';

/** What a message asks of the swag catalog; null where it names none of its pieces. */
export type AskedSwag = Readonly<{ piece: SwagPieceId | null; units: number | null }>;

/** Words for the pieces, as people say them; the first that a message has is meant. */
const pieceWords: readonly (readonly [SwagPieceId, RegExp])[] = [
  ['welcome-box', /\b(?:welcome|onboarding|new[- ]hire) (?:box(?:es)?|kits?|packs?)\b/i],
  ['dog-set', /\b(?:office )?dog (?:sets?|kits?)\b/i],
  ['wooden-toys', /\bwooden toys?\b/i],
  ['hand-cream', /\bhand (?:creams?|lotions?)\b/i],
  ['nail-polish', /\bnail (?:polish(?:es)?|varnish(?:es)?)\b/i],
  ['tumbler', /\btumblers?\b/i],
  ['mug', /\b(?:coffee )?mugs?\b/i],
  ['tote', /\btotes?(?: bags?)?\b/i],
  ['tee', /\b(?:t-?\s?shirts?|tees?)\b/i],
  ['socks', /\bsocks?\b/i],
  ['candle', /\bcandles?\b/i],
  ['notebook', /\bnote\s?books?\b/i],
];

/** Goods for a team or an event, with a mark on them. */
const swagWords =
  /\b(?:swag|merch(?:andise)? for (?:our|my|the|a) (?:team|company|event|conference|office|staff|employees)|branded|promotional|promo|giveaways?|corporate gifts?|company gifts?|(?:with|has?) (?:our|my|your|a|the) (?:company )?logo|logo on|logo[- ]printed|imprinted)\b/i;

/** About making, importing or selling goods: other engines answer that. */
const otherSubjects =
  /\b(?:factor(?:y|ies)|manufactur\w*|suppliers?|makers?|produc(?:e|ers?|tion|ing)|import\w*|dut(?:y|ies)|tariffs?|customs|tax(?:es)?|landed|fob|rfqs?|hts|sell(?:ing)?|launch\w*|made in|from (?:china|vietnam|india|mexico|portugal|turkey|bangladesh|pakistan)|what (?:is|are) (?:swag|merch)|laws?|rules?|regulations?|trademarks?)\b/i;

/** What a message asks of the swag catalog; undefined for messages about anything else. */
export function readAskedSwag(text: string): AskedSwag | undefined {
  const isTotal = asksForTotal(text);
  if (otherSubjects.test(text) || !(isTotal || swagWords.test(text))) return undefined;
  const piece = pieceWords.find(([, words]) => words.test(text))?.[0] ?? null;
  // A total of goods that the catalog does not have is no question for it.
  if (piece === null && (isTotal || !/\bswag\b/i.test(text))) return undefined;
  return { piece, units: unitsIn(text) };
}

/** A total for a number of pieces and nothing else: "500 tumblers total", "total for 500 mugs". */
function asksForTotal(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const rest = words.join(' ').replace(/^how much (?:are|is|for) /, '');
  return words.length <= 9 && /^(?:\d+k? .* total|(?:the )?total (?:for|of) \d+k? .*)$/.test(rest);
}

/** The number of pieces: "500", "1,000", "2k". */
function unitsIn(text: string): number | null {
  const [, digits = '', thousands] = /\b(\d{1,3}(?:,\d{3})+|\d{1,6})\s?(k)?\b/i.exec(text) ?? [];
  const units = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
  return digits !== '' && units >= 1 && units <= maxOrderUnits ? units : null;
}
