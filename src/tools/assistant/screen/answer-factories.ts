import type {
  AiFactorySearchResponse,
  Factory,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import { answersCopy } from '../answers-copy.ts';
import { refinedQuery } from '../rules/factory-follow-up.ts';
import { namesNothing } from '../rules/goods-words.ts';
import { factoryQuery } from '../rules/routing.ts';
import { type AnswerCard, maxFactoriesShown, type Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { type Answer, answer } from './answer.ts';
import { goodsOfThread } from './goods-of-thread.ts';

const { texts } = answersCopy;

/** "Find factories for them", "for it in the cheaper one". */
const pronounOnly =
  /^(?:(?:for|of|to make|that make)\s+)?(?:it|them|this|that|these|those)(?:\s+(?:in|from)\s+(?:the|that)\b.*|\s+there)?$/i;

/** "In Mexico", "in Europe". */
const inPlace = / in \p{L}+$/iu;
/** "Where should I get them made" names no goods either. */
const making =
  /\b(?:where|who|could|print|sew|made|makes?|making|produced?|someone|somebody|anyone|company|find|factor(?:y|ies)|manufacturers?|suppliers?|makers?|locate|produces|recommend|show|suggest|looking|good|move|moving|switch(?:ing)?|outsourc(?:e|ing)|production|manufacturing|to)\b/gi;

/** The factories that fit best, or how to search by hand. */
export async function answerFactories(
  text: string,
  thread: Thread,
  { searchFactories, understandGoods }: AssistantServices,
): Promise<Answer> {
  const asked = refinedQuery(text, thread) ?? factoryQuery(text);
  const [place = ''] = inPlace.exec(text) ?? [];
  const isOfThread =
    asked === '' ||
    pronounOnly.test(asked) ||
    namesNothing(asked.replace(place.trim(), ' ').replace(making, ' '));
  const before = isOfThread ? await goodsOfThread(thread, understandGoods) : null;
  const query = isOfThread ? (before === null ? '' : before.understood.plural + place) : asked;
  if (query === '') {
    return { ...answer(texts.factoryProductOpen, []), suggestions: texts.factoryExamples };
  }
  const byHand: AnswerCard = { kind: 'factory-search', query };
  try {
    const found = await searchFactories({ searchQuery: query });
    const factories = found.factories.slice(0, maxFactoriesShown);
    return factories.length === 0
      ? answer(noFactoriesText(query, found), [byHand])
      : answer(factoriesText(query, factories, found), [{ kind: 'factories', query, factories }]);
  } catch {
    return { ...answer(texts.factorySearchDown(query), [byHand]), searchFailed: true };
  }
}

/** The search's own reason and what to do next, except for goods that we do not source. */
function noFactoriesText(
  query: string,
  { alternativeSuggestion, notMade }: AiFactorySearchResponse,
): string {
  if (alternativeSuggestion === null) return texts.factoriesNotFound(query);
  return notMade === undefined
    ? `${alternativeSuggestion} ${texts.searchByHand}`
    : alternativeSuggestion;
}

function factoriesText(
  query: string,
  factories: readonly Factory[],
  { understoodAs, unmet }: AiFactorySearchResponse,
): string {
  const isNear = factories.every(({ match }) => match === 'trade');
  const found = isNear ? texts.factoriesOfTrade : texts.factoriesFound;
  // The goods come first, then what was read about them.
  const goods = understoodAs?.split(',')[0] ?? '';
  const isReadOtherwise = !query.toLowerCase().includes(goods.toLowerCase());
  return [
    found(factories.length, query),
    ...(understoodAs !== null && isReadOtherwise ? [texts.understood(understoodAs)] : []),
    ...(unmet === undefined ? [] : [unmet]),
    ...(factories.every(({ isSample }) => isSample) ? [texts.samplesOnly] : []),
  ].join(' ');
}
