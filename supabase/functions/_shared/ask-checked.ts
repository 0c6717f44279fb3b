import type { ChatJson, ChatQuestion } from './chat-json.ts';
import { ServiceError } from './fetch-with-limits.ts';

const attempts = 2;

/**
 * Asks a language model until an answer passes `check`, at most twice; `check` returns undefined
 * for a bad answer. Does not repeat a call that failed or timed out, since the visitor is waiting.
 *
 * @throws ServiceError
 */
export async function askChecked<Answer>(
  chat: ChatJson,
  question: ChatQuestion,
  check: (answer: unknown) => Answer | undefined,
): Promise<Answer> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const checked = check(await answerOf(chat, question));
    if (checked !== undefined) return checked;
  }
  throw new ServiceError('shape', `The chat service gave ${attempts} answers that do not pass.`);
}

async function answerOf(chat: ChatJson, question: ChatQuestion): Promise<unknown> {
  try {
    return await chat(question);
  } catch (error) {
    if (error instanceof ServiceError && error.reason === 'shape') return undefined;
    throw error;
  }
}
