import { tokenize } from '@functions/_shared/domain/language/words.ts';
import { avoidedIn, withHome } from './asked-countries.ts';
import { type Details, readDetails, saysDetail } from './details.ts';
import { isOrderTalk, onlyAdds } from './goods-words.ts';
import type { GoodsIntent, Intent } from './intent-kinds.ts';
import { routeMessage } from './routing.ts';
import { type Ask, aroundAsk, threadAsks } from './thread-asks.ts';
import { type ThreadRecord, withSum } from './thread-record.ts';

const ofOwnFigures: ReadonlySet<Intent['kind']> = new Set([
  'margin',
  'earnings',
  'fulfillment',
  'customs-fees',
]);
/** Kinds of intents that can be asked again with other details. */
const ofGoods: ReadonlySet<Intent['kind']> = new Set([
  'price',
  'price-check',
  'price-levers',
  'quoted-price',
  'minimum-check',
  'terms',
  'landed-cost',
  'freight',
  'modes',
  'weight',
  'profit',
  'rfq',
  'countries',
  'in-hands',
  'decide',
  'budget',
  'demand',
]);

/**
 * What a message asks of the goods of the thread, where it names no others: a question that needs only
 * what was said ("what would I make then"), or a detail that goes on from the answer before ("500, not
 * 2000", "my budget is 5k"). The kind "duty" is left to the lookup. Undefined for everything else. Pure.
 */
export function readInThread(text: string, record: ThreadRecord): Intent | undefined {
  // "Including duty" is of the landed cost, not of the duty.
  if (routeMessage(text.replace(dutyIncluded, ' ')) !== 'chat') return undefined;
  if (!record.isOfGoods) return budgetAlone(text, record);
  // Figures of the visitor's own, without goods, go on by themselves.
  if (record.asked !== undefined && ofOwnFigures.has(record.asked.kind)) return undefined;
  const read = readDetails(text);
  const { details } = read;
  const rest = withoutSpokenOf(read.rest, record);
  const asked = threadAsks.find(
    // Among factories, none is the better one.
    ([ask, words]) => !(ask === 'decide' && record.answeredBy === 'factories') && words.test(rest),
  );
  const isStatement = saysDetail(details) && onlyAdds(rest);
  const avoided = avoidedIn(text);
  if (avoided.length > 0)
    return { kind: 'countries', goods: '', units: null, originCodes: [], avoided };
  // "Is that price OK if I sell for 34": what is left tells.
  if (details.retailUsd !== undefined && asked !== undefined && ofFactoryPrice.has(asked[0]))
    return intentFor('profit', { ...details, units: undefined }, text);
  if (asked !== undefined && !(isStatement && tells(asked[0], details))) {
    const [ask, words] = asked;
    const others = rest.replace(words, ' ').replace(aroundAsk, ' ');
    if (!isOrderTalk(others)) return undefined;
    const isChoice = ask === 'price' || ask === 'landed-cost';
    return isChoice && details.originCodes.length > 1
      ? intentFor('decide', details, text)
      : intentFor(ask === 'minimum-check' && isOfBudget(record) ? 'budget' : ask, details, text);
  }
  if (isStatement) return leadOf(details, text, record);
  const wish = wishes.exec(text)?.[1];
  const order = { goods: '', units: null, originCodes: [] };
  return wish === undefined ? undefined : { kind: 'looks', ...order, looks: [wish] };
}

const dutyIncluded =
  /\b(?:with|including|incl\.?|plus) (?:the |all )?(?:dut(?:y|ies)|tariffs?)\b/gi;
const ofFactoryPrice: ReadonlySet<Ask> = new Set(['price', 'price-check', 'minimum-check']);

/** "Total per pin" after enamel pins: the goods of the thread by a word of their name. */
function withoutSpokenOf(rest: string, { turns }: ThreadRecord): string {
  const said = turns.filter(({ isOfGoods }) => isOfGoods).map(({ words }) => words);
  const stems = new Set(tokenize(said.join(' ')).filter((stem) => stem.length > 2));
  return rest.replace(/[\p{L}'’-]+/gu, (word) =>
    tokenize(word).every((stem) => stems.has(stem)) && !isAskWord.test(word) ? ' ' : word,
  );
}

/** Words of the questions, which those before have as well. */
const isAskWord =
  /^(?:what|how|which|when|who|why|where|would|will|could|can|should|do|does|is|are|much|many|long|cost|costs|price|prices|land|landed|make|get|take|sell|order|from|duty|if|it|them|they|that|i|we|write|quote|quotes|request|for|best|better|country|good|worth|find|people|buy|by|air|sea|fast|only|about|and|or|the|a|an|to|in|of|at|my|me|need|want)$/i;

/** "My budget is 5k" before any goods were named: what for is asked back. */
function budgetAlone(text: string, { turns }: ThreadRecord): Intent | undefined {
  const { details, rest } = readDetails(text);
  const isFirst = turns.every(({ words }) => words === '');
  return isFirst && details.budgetUsd !== undefined && onlyAdds(rest)
    ? { kind: 'budget', ...about(details), budgetUsd: details.budgetUsd }
    : undefined;
}

/** "I want it to smell like lavender": what the goods shall be, in the visitor's words. */
const wishes =
  /^\W*(?:(?:and|but|also|ok(?:ay)?)\W+)*(?:(?:i|we)(?:['’]d)? (?:want|need|like|prefer) (?:it|them|these|those) (?:to (?:be |have )?)?|(?:it|they) (?:should|must|(?:have|has|need|needs) to) (?:be |have |come )?)((?!by\b|before\b)[\p{L} '’-]{3,60})\W*$/iu;

/** "They cost 9 bucks each" tells a price, "the minimum is 300" a number; neither asks for one. */
function tells(ask: Ask, details: Details): boolean {
  if (ask === 'price') return saysSum(details);
  return (ask === 'terms' || ask === 'budget') && details.units !== undefined;
}

function saysSum({ fobUsd, sumUsd, retailUsd, budgetUsd }: Details): boolean {
  return [fobUsd, sumUsd, retailUsd, budgetUsd].some((sum) => sum !== undefined);
}

function about({
  units,
  originCodes,
}: Details): Pick<GoodsIntent, 'goods' | 'units' | 'originCodes'> {
  return { goods: '', units: units ?? null, originCodes };
}

const asksWhich =
  /\b(?:which|country|countries|better|best|cheaper|cheapest|pick|choose|versus|vs)\b/i;

function intentFor(ask: Ask, details: Details, text: string): Intent {
  const order = about(details);
  switch (ask) {
    case 'profit': {
      const { retailUsd, sumUsd, fobUsd } = details;
      return { kind: 'profit', ...order, priceUsd: retailUsd ?? sumUsd ?? null, ownFobUsd: fobUsd };
    }
    case 'in-hands':
      return { kind: 'in-hands', ...order, text: details.dayText ?? '' };
    case 'landed-cost':
      return {
        kind: 'landed-cost',
        ...order,
        ownFobUsd: details.fobUsd ?? details.sumUsd,
        mode: details.mode,
      };
    case 'budget':
      return { kind: 'budget', ...order, budgetUsd: details.budgetUsd ?? details.sumUsd };
    case 'demand':
      return { kind: 'demand', ...order, priceUsd: details.retailUsd ?? details.sumUsd };
    case 'decide':
      return {
        kind: 'decide',
        ...order,
        originCodes: withHome(order.originCodes, text),
        isChoice: asksWhich.test(text),
      };
    default:
      return { kind: ask, ...order };
  }
}

/**
 * What details alone lead to: the answer before with them, or what they are a question of. A price of
 * the factory is judged, one for customers gives the profit, a day the routes that make it.
 */
export function leadOf(details: Details, text: string, record: ThreadRecord): Intent | undefined {
  const { asked, answeredBy } = record;
  const said = withSum(details, asked);
  const order = about(said);
  const isDuty = answeredBy === 'duty';
  const again =
    asked !== undefined && ofGoods.has(asked.kind) && 'units' in asked ? asked : undefined;
  if (said.budgetUsd !== undefined) return { kind: 'budget', ...order, budgetUsd: said.budgetUsd };
  if (said.retailUsd !== undefined)
    return { kind: 'profit', ...order, priceUsd: said.retailUsd, ownFobUsd: said.fobUsd };
  if (said.dayText !== undefined) {
    return isDuty && !isDeadline(said.dayText)
      ? { kind: 'duty' }
      : { kind: 'in-hands', ...order, text: said.dayText };
  }
  if (said.fobUsd !== undefined) return ofFob(said, text, record, said.fobUsd);
  if (said.mode !== undefined) return { kind: 'freight', ...order, mode: said.mode };
  if (said.weightKg !== undefined) return { kind: 'weight', ...order };
  if (said.zip !== undefined) {
    const isOfTime = again?.kind === 'in-hands' || again?.kind === 'terms';
    return isOfTime ? { kind: 'in-hands', ...order, text: '' } : { kind: 'landed-cost', ...order };
  }
  const { units, looks } = said;
  const isOpen = units === undefined && said.originCodes.length === 0;
  if (isOpen && said.qualities.length === 0 && (again !== undefined || isDuty)) {
    return { kind: 'looks', ...order, looks };
  }
  // A rating is the same for any number.
  if (again?.kind === 'countries' && units !== undefined) return { kind: 'price', ...order };
  if (again !== undefined) return withOrder(again, said);
  if (isDuty)
    return said.units === undefined ? { kind: 'duty' } : { kind: 'landed-cost', ...order };
  if (said.units !== undefined) return { kind: 'price', ...order };
  return said.originCodes.length > 0
    ? { kind: 'duty' }
    : { kind: 'goods', goods: '', isPlan: false };
}

/** "Is that enough": the sum that was named, not the pieces. */
function isOfBudget({ turns, asked }: ThreadRecord): boolean {
  return asked?.kind === 'budget' || turns.some(({ details }) => details.budgetUsd !== undefined);
}

function isDeadline(text: string): boolean {
  return /\b(?:need|want|have|get|by|before|deadline|until|in time|here|launch)\b/i.test(text);
}

const isOffer = /\b(?:price|their|quot|offer|supplier|factor|they|says?|said|wants?|ask)/i;

/** What the visitor pays the factory: in the sums asked before, in the duty, or is it a usual price. */
function ofFob(
  said: Details,
  text: string,
  { asked, answeredBy }: ThreadRecord,
  fobUsd: number,
): Intent {
  const order = about(said);
  if (asked?.kind === 'landed-cost' || asked?.kind === 'freight' || asked?.kind === 'profit') {
    return { ...asked, ...kept(asked, said), ownFobUsd: fobUsd };
  }
  return answeredBy === 'duty' && !isOffer.test(text)
    ? { kind: 'duty' }
    : { kind: 'quoted-price', ...order, unitUsd: fobUsd };
}

type OfOrder = Extract<Intent, { units: number | null; originCodes: readonly string[] }>;

function kept(asked: OfOrder, { units, originCodes }: Details) {
  return {
    units: units ?? asked.units,
    originCodes: originCodes.length > 0 ? originCodes : asked.originCodes,
  };
}

/** The question before once more with what is said now; what a check said of a price, the price says. */
function withOrder(asked: OfOrder, said: Details): Intent {
  const again: OfOrder =
    asked.kind === 'price-check' || asked.kind === 'price-levers' || asked.kind === 'minimum-check'
      ? { ...about(said), kind: 'price', goods: asked.goods }
      : asked;
  return {
    ...again,
    // The thread has the goods, in the material that is said now.
    ...(said.qualities.length > 0 && { goods: '' }),
    ...kept(asked, said),
    // A factory price is one country's.
    ...(said.originCodes.length > 0 && 'ownFobUsd' in again && { ownFobUsd: undefined }),
  };
}
