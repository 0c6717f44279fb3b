import { readIntent } from './intent.ts';
import { originsOf, type Thread } from './thread.ts';

/** Words of the thread that may name goods, and the countries that were asked with them. */
export type GoodsBefore = Readonly<{
  words: string;
  /** The line and every fact of a duty answer, where the goods come from one. */
  fromTariff: boolean;
  countries: readonly string[];
  /** Pieces, where the question named them. */
  units: number | null;
}>;

const maxMessagesBack = 8;

/** What the conversation was about, the latest first: goods of cards, of questions to engines, texts. */
export function goodsBefore(thread: Thread): readonly GoodsBefore[] {
  const start = Math.max(0, thread.length - maxMessagesBack);
  return thread
    .slice(start)
    .flatMap((message, place): GoodsBefore[] => {
      if (message.role === 'user') {
        const intent = readIntent(message.content, thread.slice(0, start + place));
        const words = intent !== undefined && 'goods' in intent ? intent.goods : message.content;
        const countries = intent !== undefined && 'originCodes' in intent ? intent.originCodes : [];
        const units = intent !== undefined && 'units' in intent ? intent.units : null;
        return [{ words, fromTariff: false, countries, units }];
      }
      return message.cards.flatMap((card): GoodsBefore[] => {
        if (card.kind === 'tariff' && card.result.product !== '') {
          const countries = originsOf(card.result).map(({ code }) => code);
          const { product, quantity } = card.result;
          return [{ words: product, fromTariff: true, countries, units: quantity }];
        }
        return card.kind === 'factories'
          ? [{ words: card.query, fromTariff: false, countries: [], units: null }]
          : [];
      });
    })
    .toReversed();
}

const fillers =
  /\b(?:what|whats|there|with|without|usmca|claim|has|had|lower|higher|how|much|many|would|should|could|do|does|did|is|are|will|the|a|an|of|for|from|at|to|in|on|it|its|them|they|those|these|this|that|one|each|then|about|and|or|i|we|you|me|my|us|land(?:ed|s)?|costs?|prices?|priced?|pieces|units|pcs|order|run|go|all|total|unit|duty|tariffs?|tax|import(?:ing)?|compare|which|country|countries|cheap(?:er|est)|lowest|highest|least|best|better|rate|be|have|has|make|get|if|so|ok|now)\b/gi;

/** Whether a question names nothing itself: "what would 500 cost", "what is the duty then". */
export function namesNothing(text: string): boolean {
  return !/\p{L}{3,}/u.test(text.replace(fillers, ' '));
}

const refersBack = /\b(?:it|them|they|those|these|this|that|each)\b/i;

/** Whether a question is about what was said before. */
export function refersToThread(text: string): boolean {
  return refersBack.test(text) || namesNothing(text);
}
