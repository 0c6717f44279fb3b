import { maxOrderUnits } from './bulk-price.ts';
import type { SwagPieceId } from './swag-pieces.ts';

/** What a message asks of the swag catalog; null where it names none of its pieces. */
export type AskedSwag = Readonly<{
  piece: SwagPieceId | null;
  units: number | null;
  /** The most that one piece may cost, US dollars, where the message says. */
  budgetUsd?: number | undefined;
}>;

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
  /\b(?:swag|merch(?:andise)? for (?:our|my|the|a) (?:team|company|event|conference|office|staff|employees)|branded|promotional|promo|giveaways?|corporate gifts?|company gifts?|(?:with|has?) (?:our|my|your|a|the) (?:company )?logo|logo on|logo[- ]printed|imprinted|logo (?:mugs?|tumblers?|totes?|tees?|t-?shirts?|socks|notebooks?|candles?))\b/i;
/** "What can I give 150 employees", "a gift for 60 clients". */
const givesToPeople =
  /\b(?:give|gifts?|giving|hand out|presents?|something|swag|merch)\b[^.?]*\b(?:employees|staff|coworkers|colleagues|team members|clients|attendees|guests|new hires|volunteers|interns)\b|\b(?:staff|employee|team|client|customer|holiday|office|company|corporate) (?:gifts?|swag|presents?)\b|\bwelcome (?:kits?|box(?:es)?|packs?)\b.*\b(?:hires?|employees|staff|team)\b|\bbranded (?:gear|stuff|items|things|goodies|merch|gifts|products)\b|\b(?:gear|goodies|gifts?|merch) for (?:an?|our|my|the) (?:offsite|retreat|event|conference|team|office|staff|company|party)\b/i;

/** About making, importing or selling goods: other engines answer that. */
const otherSubjects =
  /\b(?:factor(?:y|ies)|manufactur\w*|suppliers?|makers?|produc(?:e|ers?|tion|ing)|import\w*|dut(?:y|ies)|tariffs?|customs|tax(?:es)?|landed|fob|rfqs?|hts|sell(?:ing)?|launch\w*|made in|from (?:china|vietnam|india|mexico|portugal|turkey|bangladesh|pakistan)|what (?:is|are) (?:swag|merch)|laws?|rules?|regulations?|trademarks?)\b/i;

/** What a message asks of the swag catalog; undefined for messages about anything else. */
export function readAskedSwag(text: string): AskedSwag | undefined {
  const isTotal = asksForTotal(text);
  const isGift = givesToPeople.test(text);
  if (otherSubjects.test(text) || !(isTotal || isGift || swagWords.test(text))) return undefined;
  const piece = pieceWords.find(([, words]) => words.test(text))?.[0] ?? null;
  // A total of goods that the catalog does not have is no question for it.
  if (piece === null && (isTotal || !(isGift || /\bswag\b/i.test(text)))) return undefined;
  return { piece, units: unitsIn(text.replace(budgetEach, ' ')), budgetUsd: budgetIn(text) };
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

/** "$20 each", "under $15 a person"; a sum without such words is for all. */
const budgetEach =
  /(?:\$\s?(?=\d)|(?<![\d.,])(?=\d[\d,.]*\s?(?:dollars|bucks|usd)\b))(\d[\d,]*(?:\.\d{1,2})?)\s*(?:dollars |bucks |usd )?(?:each|apiece|a piece|(?:per|a|an|\/)\s*(?:piece|person|head|employee|guest|client|gift|pop))\b/i;

/** US dollars. */
function budgetIn(text: string): number | undefined {
  const digits = budgetEach.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** What a message adds to a question about swag: how many people, or how much each may cost. */
export function readSwagDetail(text: string): Pick<AskedSwag, 'units' | 'budgetUsd'> | undefined {
  const budgetUsd = budgetIn(text);
  const people = /\b(\d[\d,]*)\s+(?:people|persons?|employees|guests|attendees|of us)\b/i.exec(
    text,
  )?.[1];
  if (budgetUsd === undefined && people === undefined) return undefined;
  return {
    units: people === undefined ? null : Number(people.replaceAll(',', '')),
    budgetUsd,
  };
}

/** The number of pieces: "500", "1,000", "2k". */
function unitsIn(text: string): number | null {
  const [, digits = '', thousands] = /\b(\d{1,3}(?:,\d{3})+|\d{1,6})\s?(k)?\b/i.exec(text) ?? [];
  const units = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
  return digits !== '' && units >= 1 && units <= maxOrderUnits ? units : null;
}
