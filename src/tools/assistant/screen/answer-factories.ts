import type {
  AiFactorySearchResponse,
  Factory,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import { answersCopy } from '../answers-copy.ts';
import { refinedQuery } from '../rules/factory-follow-up.ts';
import { factoryQuery } from '../rules/routing.ts';
import { type AnswerCard, maxFactoriesShown, type Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { type Answer, answer } from './answer.ts';
import { goodsOfThread } from './answer-from-engines.ts';

const { texts } = answersCopy;

/** "Find factories for them", "for it in the cheaper one". */
const pronounOnly =
  /^(?:(?:for|of|to make|that make)\s+)?(?:it|them|this|that|these|those)(?:\s+(?:in|from)\s+(?:the|that)\b.*|\s+there)?$/i;

/** The factories that fit best, or how to search by hand. */
export async function answerFactories(
  text: string,
  thread: Thread,
  { searchFactories, understandGoods }: AssistantServices,
): Promise<Answer> {
  const asked = refinedQuery(text, thread) ?? factoryQuery(text);
  const query =
    asked === '' || pronounOnly.test(asked)
      ? ((await goodsOfThread(thread, understandGoods))?.understood.plural ?? '')
      : asked;
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
