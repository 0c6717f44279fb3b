import { engineCopy as copy } from '../engine-copy.ts';
import { isOfSubject, lastPages, sentenceOfPages, subjectOf } from '../rules/page-follow-up.ts';
import type { AnswerCard, Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { type Answer, answer } from './answer.ts';
import { answerFromPages, suggestionsOfThread } from './answer-from-pages.ts';

/**
 * A part of the page quoted last, another page about the same subject, or that neither says it. Never a
 * page about something else, to which the few words of such a question lead.
 */
export async function answerPageFollowUp(
  text: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer> {
  const last = lastPages(thread);
  const cards = last?.cards.filter(isPages) ?? [];
  const sentence = sentenceOfPages(text, thread);
  if (sentence !== undefined) {
    const suggestions = last?.suggestions ?? [];
    const quoted = copy.sameAnswerPart(sentence);
    const content = last?.content === quoted ? copy.sameAnswerPartAgain(sentence) : quoted;
    return { ...answer(content, cards), suggestions };
  }
  const named = `${text.replace(/\b(?:it|that|this|them|one)\b/i, ' ')} ${subjectOf(thread)}`;
  for (const prompt of [text, named]) {
    const found = await answerFromPages(prompt, prompt === text ? thread : [], services);
    if (found !== null && titlesOf(found).some((title) => isOfSubject(title, thread))) return found;
  }
  return {
    ...answer(copy.notInAnswer, [{ kind: 'people', contacts: ['booking', 'email'] }]),
    suggestions: await suggestionsOfThread(thread, services),
  };
}

function isPages(card: AnswerCard): boolean {
  return card.kind === 'pages';
}

/** The title of the page that is quoted. */
function titlesOf({ cards }: Answer): string[] {
  return cards.flatMap((card) =>
    card.kind === 'pages' ? card.sources.slice(0, 1).map(({ title }) => title) : [],
  );
}
