import {
  type AskedSwag,
  readAskedSwag,
  readSwagDetail,
} from '@functions/_shared/domain/swag/asked-swag.ts';
import { goesOn } from './continue-intent.ts';
import { namesNothing } from './goods-words.ts';
import { routeMessage } from './routing.ts';
import type { Thread } from './thread.ts';
import { countOf } from './units-in.ts';

/** A question that goes on from a piece of the swag catalog; `color` asks which colors it comes in. */
export type SwagFollowUp = AskedSwag & { asks: 'price' | 'color' };

const maxWords = 9;
const maxMessagesBack = 6;
const colors =
  /\b(?:colou?rs?|black|white|red|blue|green|pink|navy|natural|yellow|orange|purple|gr[ae]y|brown|beige|gold|silver|teal)\b/i;
const suggests =
  /\bwhat\b.*\b(?:items?|pieces?|things?|ideas?|would you|do you|have|suggest|recommend)\b|\b(?:suggest|recommend|options)\b/i;
const total = /\b(?:total|in all|altogether|how much)\b/i;
const aroundTotal = /\b(?:total|all|altogether|for|say|ok|and|so)\b/gi;
const bareCount = /(?<![\d.,$])(\d[\d,]*)(k)?\b/i;

/** What a message asks of the piece that was spoken of: "make it 300", "tumblers instead", "in black?". */
export function readSwagFollowUp(text: string, thread: Thread): SwagFollowUp | undefined {
  if (text.trim().split(/\s+/).length > maxWords) return undefined;
  const before = swagBefore(thread);
  if (before === undefined) return undefined;
  const detail = readSwagDetail(text);
  if (detail !== undefined || (before.piece === null && suggests.test(text))) {
    const units = detail?.units ?? before.units;
    return {
      piece: before.piece,
      units,
      budgetUsd: detail?.budgetUsd ?? before.budgetUsd,
      asks: 'price',
    };
  }
  if (colors.test(text) && namesNothing(text.replace(colors, ' ').replace(/\bcome\b/i, ' '))) {
    return { ...before, asks: 'color' };
  }
  if (goesOn(text)) {
    const other = readAskedSwag(`branded ${text}`);
    const [, digits, thousands] = bareCount.exec(text) ?? [];
    const units = digits === undefined ? null : countOf(digits, thousands);
    if (other?.piece != null || units !== null) {
      const piece = other?.piece ?? before.piece;
      return { piece, units: units ?? before.units, asks: 'price' };
    }
  }
  return total.test(text) && namesNothing(text.replace(aroundTotal, ' '))
    ? { ...before, asks: 'price' }
    : undefined;
}

/** The piece that was asked for last, where nothing else with an answer of its own came since. */
function swagBefore(thread: Thread): AskedSwag | undefined {
  const start = Math.max(0, thread.length - maxMessagesBack);
  for (let at = thread.length - 1; at >= start; at -= 1) {
    const message = thread[at];
    if (message?.role === 'assistant') {
      if (message.cards.some(({ kind }) => kind !== 'tool' && kind !== 'people')) return undefined;
    } else if (message !== undefined && routeMessage(message.content) === 'chat') {
      const asked =
        readAskedSwag(message.content) ??
        readSwagFollowUp(message.content, thread.slice(start, at));
      if (asked !== undefined) return asked;
    }
  }
  return undefined;
}
