import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import type { AnswerCard, AssistantMessage } from '../rules/thread.ts';

export type Question = {
  text: string;
  /** A choice made on a tariff card, sent to the lookup as it is. */
  tariff?: TariffLookupRequest;
};

export type Answer = Pick<AssistantMessage, 'content' | 'cards' | 'suggestions' | 'language'> & {
  /** The factory search failed. */
  searchFailed: boolean;
};

/** An answer without questions to ask next. */
export function answer(content: string, cards: readonly AnswerCard[]): Answer {
  return { content, cards, suggestions: [], searchFailed: false };
}
