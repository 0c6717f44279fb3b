import type { KiraChatResponse, KnowledgeSource } from '../_shared/contracts/kira-chat.ts';
import { assistantName } from '../_shared/domain/brand.ts';
import type { FoundPassage } from './knowledge.ts';
import { extractTerms } from './query-terms.ts';

type Reply = Omit<KiraChatResponse, 'source'>;

/** Ranks from here up answer the question; calibrated on the table of questions in the tests. */
const minRank = 0.45;
/** A question of one or two terms must match a title, since any text may contain a single word. */
const minRankForFewTerms = 0.6;
const fewTerms = 2;
const minCoverage = 0.55;
/** A second passage is quoted too when its rank reaches this share of the best one's. */
const secondQuoteShare = 0.9;
const maxSources = 3;
const maxSuggestions = 3;

/**
 * Whether the best passage answers the question, rather than just sharing a word with it.
 * @param terms how many terms were searched for
 */
export function isAnswered(passages: readonly FoundPassage[], terms: number): boolean {
  const [best] = passages;
  const least = terms <= fewTerms ? minRankForFewTerms : minRank;
  return best !== undefined && best.rank >= least && best.coverage >= minCoverage;
}

/** The passages that answer, best first: the one to quote and those to list beside it. */
export function answeringPassages(
  passages: readonly FoundPassage[],
  terms: number,
): FoundPassage[] {
  const [best] = passages;
  if (best === undefined || !isAnswered(passages, terms)) return [];
  return passages
    .filter(({ rank, coverage }) => rank >= best.rank * 0.75 && coverage >= minCoverage)
    .slice(0, maxSources);
}

/** Quotes the site's own text and cites it, or says plainly that there is none. */
export function composeReply(
  passages: readonly FoundPassage[],
  { wantsPerson, terms }: { wantsPerson: boolean; terms: number },
): Reply {
  const answering = answeringPassages(passages, terms);
  const [best, second] = answering;
  if (best === undefined) return unknownReply();
  const quoted =
    second !== undefined &&
    second.rank >= best.rank * secondQuoteShare &&
    // The answer to another question does not go on from this one: "… No. Duty goes by …".
    ![best, second].some(({ kind, title }) => kind === 'question' || title.endsWith('?'))
      ? [best, second]
      : [best];
  return {
    reply: quoted.map(quote).join('\n\n'),
    answered: true,
    sources: answering.map(toSource),
    suggestions: suggestionsAfter(passages, answering),
    contacts: wantsPerson ? ['booking', 'email'] : [],
  };
}

/** No passage fits, so the reply refers to a person. */
export function unknownReply(): Reply {
  return {
    reply:
      'I can’t answer that yet: nothing on our pages covers it. A specialist can, so book a free call or email us.',
    answered: false,
    sources: [],
    suggestions: [],
    contacts: ['booking', 'email'],
  };
}

/** The question is in another language; the reply says why it cannot be answered. */
export function otherLanguageReply(): Reply {
  const unknown = unknownReply();
  return {
    ...unknown,
    reply: `${unknown.reply} ${assistantName} answers in English, so could you ask again in English? On US import duty, you can also ask in Spanish, German, French, Turkish or Chinese.`,
  };
}

/** Titles of related passages that are questions, to ask next in the thread. */
export function suggestionsAfter(
  passages: readonly FoundPassage[],
  answering: readonly FoundPassage[],
): string[] {
  const shown = new Set(answering.slice(0, 1).map(({ id }) => id));
  return passages
    .filter(({ id, title }) => canBeSuggested(title) && !shown.has(id))
    .map(({ title }) => title)
    .slice(0, maxSuggestions);
}

/** Whether a title is a question that says by itself what it is about; "Who can make it?" does not. */
export function canBeSuggested(title: string): boolean {
  return title.endsWith('?') && extractTerms(title).length > 0;
}

export function toSource({ id, page, title, path }: FoundPassage): KnowledgeSource {
  return { id, page, title, path };
}

/** The answer to a question reads on its own; a fact needs its title in front. */
function quote({ title, body }: FoundPassage): string {
  return title.endsWith('?') || body.startsWith(title) ? body : `${title}: ${body}`;
}
