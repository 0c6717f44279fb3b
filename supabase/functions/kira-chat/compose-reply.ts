import type { KiraChatResponse, KnowledgeSource } from '../_shared/contracts/kira-chat.ts';
import { assistantName } from '../_shared/domain/brand.ts';
import type { FoundPassage } from './knowledge.ts';

type Reply = Omit<KiraChatResponse, 'source'>;

/** From here up a passage answers the question; tried out on the table of questions in the tests. */
const minRank = 0.45;
/** A question of one or two words has to stand in a title: any text may hold a single word. */
const minRankForFewTerms = 0.6;
const fewTerms = 2;
const minCoverage = 0.55;
/** A second passage joins the first when it answers nearly as well. */
const secondQuoteShare = 0.9;
const maxSources = 3;
const maxSuggestions = 3;

/**
 * Whether the best passage answers the question rather than sharing a word with it.
 * @param terms how many terms were looked for
 */
export function isAnswered(passages: readonly FoundPassage[], terms: number): boolean {
  const [best] = passages;
  const least = terms <= fewTerms ? minRankForFewTerms : minRank;
  return best !== undefined && best.rank >= least && best.coverage >= minCoverage;
}

/** The passages that answer, best first: the one to quote, and those to show beside it. */
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

/** The site's own words, and where they stand; or, honestly, that it has none. */
export function composeReply(
  passages: readonly FoundPassage[],
  { wantsPerson, terms }: { wantsPerson: boolean; terms: number },
): Reply {
  const answering = answeringPassages(passages, terms);
  const [best, second] = answering;
  if (best === undefined) return unknownReply();
  const quoted =
    second !== undefined && second.rank >= best.rank * secondQuoteShare && best.kind !== 'question'
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

/** No passage fits: a person knows more. */
export function unknownReply(): Reply {
  return {
    reply:
      'I don’t know that: nothing on our pages answers it. A person does: book a free call or write to us, and the right specialist takes it from there.',
    answered: false,
    sources: [],
    suggestions: [],
    contacts: ['booking', 'email'],
  };
}

/** A question in another language: what it asks is not known, and why is said. */
export function otherLanguageReply(): Reply {
  const unknown = unknownReply();
  return {
    ...unknown,
    reply: `${unknown.reply} ${assistantName} answers in English: ask in English and the pages may know.`,
  };
}

/** Questions of the neighboring passages, which the thread can ask next. */
export function suggestionsAfter(
  passages: readonly FoundPassage[],
  answering: readonly FoundPassage[],
): string[] {
  const shown = new Set(answering.slice(0, 1).map(({ id }) => id));
  return passages
    .filter(({ id, title }) => title.endsWith('?') && !shown.has(id))
    .map(({ title }) => title)
    .slice(0, maxSuggestions);
}

export function toSource({ id, page, title, path }: FoundPassage): KnowledgeSource {
  return { id, page, title, path };
}

/** A question's answer stands by itself; a fact needs its title in front. */
function quote({ title, body }: FoundPassage): string {
  return title.endsWith('?') || body.startsWith(title) ? body : `${title}: ${body}`;
}
