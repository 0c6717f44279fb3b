import {
  countryOfOrigin,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { formatInteger } from '@/lib/format.ts';
import { engineCopy } from '../engine-copy.ts';
import { recordCopy } from '../record-copy.ts';
import { recordOf } from '../rules/intent.ts';
import type { Intent } from '../rules/intent-kinds.ts';
import type { Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { type EngineAnswer, suggestionsFor } from './engine-answer.ts';
import { goodsOfThread, type NamedGoods } from './goods-of-thread.ts';

const { ask, defaultCountry } = engineCopy;

type Step =
  | 'duty'
  | 'other-duty'
  | 'factories'
  | 'price'
  | 'larger-price'
  | 'landed'
  | 'countries'
  | 'in-hands'
  | 'rfq'
  | 'demand'
  | 'profit';

/** What a visitor sensibly asks after each answer about goods, the likeliest first. */
const stepsAfter: Readonly<Partial<Record<Intent['kind'] | 'lookup', readonly Step[]>>> = {
  goods: ['duty', 'factories', 'price', 'landed'],
  price: ['landed', 'larger-price', 'duty', 'in-hands', 'rfq', 'factories'],
  'price-check': ['landed', 'countries', 'rfq', 'factories'],
  'price-levers': ['rfq', 'landed', 'countries', 'factories'],
  'quoted-price': ['landed', 'duty', 'rfq', 'profit'],
  'minimum-check': ['price', 'landed', 'rfq', 'factories'],
  terms: ['in-hands', 'price', 'rfq', 'factories'],
  'landed-cost': ['profit', 'larger-price', 'other-duty', 'in-hands', 'rfq'],
  freight: ['landed', 'in-hands', 'duty', 'rfq'],
  modes: ['in-hands', 'landed', 'rfq'],
  looks: ['rfq', 'in-hands', 'landed'],
  weight: ['landed', 'in-hands', 'duty'],
  profit: ['demand', 'landed', 'larger-price', 'rfq'],
  decide: ['rfq', 'demand', 'in-hands', 'landed'],
  budget: ['landed', 'in-hands', 'rfq', 'demand'],
  demand: ['profit', 'price', 'rfq', 'landed'],
  countries: ['landed', 'other-duty', 'factories', 'duty'],
  'in-hands': ['price', 'landed', 'rfq', 'factories'],
  rfq: ['landed', 'duty', 'in-hands', 'factories'],
  rules: ['duty', 'factories', 'price'],
  lookup: ['landed', 'other-duty', 'factories', 'price'],
};
/** Where a duty is compared with: the country that most is made in, or the next one. */
const compared = ['Vietnam', 'China'] as const;
const shownSteps = 3;

/** The answer with the questions that come next for these goods, each of which names all that it asks. */
export function withNextSteps(
  answer: EngineAnswer,
  intent: Intent,
  goods: NamedGoods,
  thread: Thread,
): EngineAnswer {
  const suggestions = nextSteps(intent.kind, orderOf(intent, goods), thread);
  return suggestions === undefined ? answer : { ...answer, suggestions };
}

/** Questions about the goods of the thread in place of those that any conversation begins with. */
export async function withStepsOfThread<Steps extends Pick<EngineAnswer, 'suggestions'>>(
  answer: Steps,
  thread: Thread,
  { understandGoods }: Pick<AssistantServices, 'understandGoods'>,
): Promise<Steps> {
  const isGeneral = answer.suggestions[0] === suggestionsFor(null)[0];
  if (!isGeneral || thread.length === 0) return answer;
  const suggestions = await stepsOfThread(thread, { understandGoods });
  return { ...answer, suggestions: suggestions ?? stepsWithoutGoods(thread) };
}

/** What comes next in a conversation that has named no goods we know. */
export function stepsWithoutGoods(thread: Thread): readonly string[] {
  const isOfAudience = recordOf(thread).audience !== undefined;
  return isOfAudience ? recordCopy.audienceSteps : recordCopy.generalSteps;
}

/** What comes next for the goods of the thread; undefined where it named none that we know. */
export async function stepsOfThread(
  thread: Thread,
  { understandGoods }: Pick<AssistantServices, 'understandGoods'>,
): Promise<readonly string[] | undefined> {
  const goods = thread.length === 0 ? null : await goodsOfThread(thread, understandGoods);
  if (goods === null) return undefined;
  const { asked, answeredBy } = recordOf(thread);
  const isKnown = asked !== undefined && asked.kind in stepsAfter;
  const kind = isKnown ? asked.kind : answeredBy === 'duty' ? 'lookup' : 'goods';
  return nextSteps(
    kind,
    {
      plural: goods.understood.plural,
      originCodes: goods.details.originCodes,
      units: goods.units ?? goods.understood.minOrderUnits,
    },
    thread,
  );
}

function orderOf(intent: Intent, { understood, details, units }: NamedGoods): Order {
  const originCodes = 'originCodes' in intent ? intent.originCodes : details.originCodes;
  const pieces = 'units' in intent ? intent.units : units;
  return { plural: understood.plural, originCodes, units: pieces ?? understood.minOrderUnits };
}

type Order = Readonly<{ plural: string; originCodes: readonly string[]; units: number }>;

/** Undefined for answers that are not about goods. Questions that were asked before come last. */
export function nextSteps(
  kind: Intent['kind'] | 'lookup',
  { plural, originCodes, units }: Order,
  thread: Thread,
): readonly string[] | undefined {
  const [code = ''] = originCodes;
  const country = countryOfOrigin(code);
  const label =
    country === undefined
      ? (findTariffOrigin(code)?.name ?? defaultCountry)
      : factoryCountryLabels[country];
  const pieces = formatInteger(Math.max(units, 2));
  const texts: Readonly<Record<Step, string>> = {
    duty: ask.duty(plural, label),
    'other-duty': ask.duty(plural, compared.find((each) => each !== label) ?? label),
    factories: ask.factories(plural),
    price: ask.priceFor(pieces, plural),
    'larger-price': ask.priceFor(formatInteger(Math.max(units, 2) * 2), plural),
    landed: ask.landed(pieces, plural, label),
    countries: ask.countries(plural),
    'in-hands': ask.inHands(pieces, plural),
    rfq: ask.rfq(pieces, plural, label),
    demand: ask.demand(plural),
    profit: ask.profit(plural),
  };
  const asked = new Set(thread.map(({ content }) => content));
  return stepsAfter[kind]
    ?.map((step) => texts[step])
    .toSorted((one, other) => Number(asked.has(one)) - Number(asked.has(other)))
    .slice(0, shownSteps);
}
