import { withoutSlips } from '@functions/_shared/domain/language/typed-forms.ts';
import { engineCopy } from '../engine-copy.ts';
import { chooseRoute } from '../rules/choose-route.ts';
import { readForeignFollowUp } from '../rules/foreign-follow-up.ts';
import { namesNothing } from '../rules/goods-words.ts';
import { readIntent } from '../rules/intent.ts';
import { isPageFollowUp } from '../rules/page-follow-up.ts';
import { isSuggestedByPages, type Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import type { Answer, Question } from './answer.ts';
import { answerDuty, answerTariff, explainDuties } from './answer-duty.ts';
import { answerFactories } from './answer-factories.ts';
import { answerForeignFollowUp } from './answer-foreign-follow-up.ts';
import { answerFromEngines } from './answer-from-engines.ts';
import { answerChat, answerPages } from './answer-from-pages.ts';
import { answerPageFollowUp } from './answer-page-follow-up.ts';
import { withoutRepeat } from './without-repeat.ts';

/**
 * Answers a question: duties from the tariff schedule, factories from the list, figures from the
 * site's engines, everything else, and duties when the lookup fails, from the site's knowledge.
 * @param thread the conversation before the question
 * @param at when it was asked
 * @throws when the chat fails
 */
export async function answerQuestion(
  question: Question,
  thread: Thread,
  services: AssistantServices,
  at: Date,
): Promise<Answer> {
  if (question.tariff) return answerTariff(question.tariff, services);
  const found = await answerText(
    withoutSlips(question.text),
    thread.map(inPlainWords),
    services,
    at,
  );
  return withoutRepeat(found, question.text, thread);
}

function inPlainWords(message: Thread[number]): Thread[number] {
  return message.role === 'user' ? { ...message, content: withoutSlips(message.content) } : message;
}

/** "What is a tariff", not "what is the duty then". */
const definition =
  /\b(?:what(?:'?s| is| are) (?!the\b|cheap|low|best|better)|explain|define|mean)/i;

async function answerText(
  text: string,
  thread: Thread,
  services: AssistantServices,
  at: Date,
): Promise<Answer> {
  if (isSuggestedByPages(text, thread)) return answerChat(text, thread, services);
  const foreign = readForeignFollowUp(text, thread);
  const inLanguage =
    foreign && (await answerForeignFollowUp(foreign, thread, services).catch(() => undefined));
  if (inLanguage !== undefined) return inLanguage;
  const route = chooseRoute(text, thread);
  const fromEngine = await answerFromEngines(text, route, { thread, services, at });
  if (fromEngine !== undefined) return { ...fromEngine, searchFailed: false };
  if (route === 'factory' && !isPageFollowUp(text, thread))
    return answerFactories(text, thread, services);
  if (route === 'tariff') {
    const isOfThread = thread.length > 0 && namesNothing(text) && !definition.test(text);
    const explained = isOfThread ? null : await explainDuties(text, thread, services);
    if (explained !== null) return explained;
    try {
      return await answerDuty(text, thread, services);
    } catch {
      // Specification §7: on failure the lookup falls back to chat.
    }
  }
  if (isPageFollowUp(text, thread)) return answerPageFollowUp(text, thread, services);
  const intent = readIntent(text, thread);
  if (intent?.kind === 'ask-pages') {
    return answerPages(
      intent.questions.map((question) => engineCopy.pageQuestions[question]),
      services,
    );
  }
  const asked = intent?.kind === 'goods' && intent.isPlan ? engineCopy.gettingStarted : text;
  return answerChat(asked, thread, services);
}
