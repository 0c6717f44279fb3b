import type { ChatJson } from '../_shared/chat-json.ts';
import {
  type KiraChatRequest,
  type KiraChatResponse,
  kiraChatRequestSchema,
} from '../_shared/contracts/kira-chat.ts';
import {
  type ReplyInLanguage,
  replyInLanguage,
} from '../_shared/domain/tariff-question/languages/reply-in-language.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { HasQuota } from '../_shared/rate-limit.ts';
import { composeReply, otherLanguageReply } from './compose-reply.ts';
import { findAnswer, relatedQuestions } from './find-answer.ts';
import type { FoundPassage, Knowledge } from './knowledge.ts';
import { replyLive } from './live-reply.ts';
import { isOtherLanguage } from './other-language.ts';
import { answerSmallTalk } from './small-talk.ts';

export type Dependencies = {
  access: AccessPolicy;
  knowledge: Knowledge;
  /** Undefined when no key is set; the site's own text is then the answer. */
  chat: ChatJson | undefined;
};

/** Twelve earlier messages and the question, with room for characters of several bytes. */
const maxBodyBytes = 160 * 1024;

/**
 * Answers a question from the site's own knowledge (specification §7): in its own words, or in
 * those of a language model that is given the same passages and must cite them.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    access: deps.access,
    request: kiraChatRequestSchema,
    maxBodyBytes,
    respond: (request, log, hasQuota) => answer(request, { ...deps, log, hasQuota }),
  });
}

/** The dependencies together with what belongs to one request. */
type RequestDependencies = Dependencies & { log: Log; hasQuota: HasQuota };

async function answer(
  request: KiraChatRequest,
  deps: RequestDependencies,
): Promise<KiraChatResponse> {
  const { prompt, history = [] } = request;
  const inLanguage = replyInLanguage(prompt);
  if (inLanguage?.isSmallTalk) return languageReply(inLanguage);
  const smallTalk = answerSmallTalk(prompt);
  if (smallTalk !== undefined) {
    return {
      reply: smallTalk,
      answered: true,
      sources: [],
      suggestions: [],
      contacts: [],
      source: 'builtin',
    };
  }
  const { terms, passages } = await findAnswer(prompt, history, deps.knowledge);
  const live = await tryLive(request, passages, deps);
  if (live === undefined && inLanguage !== undefined) return languageReply(inLanguage);
  if (live !== undefined) return live;
  if (isOtherLanguage(prompt)) return { ...otherLanguageReply(), source: 'builtin' };
  const composed = composeReply(passages, {
    wantsPerson: wantsPerson(prompt),
    terms: terms.length,
  });
  // What was not understood is most likely in the language of the question before.
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const inThread = composed.answered || before === undefined ? undefined : replyInLanguage(before);
  if (inThread !== undefined && !inThread.isSmallTalk) return languageReply(inThread);
  return composed.answered
    ? { ...composed, source: 'builtin' }
    : { ...composed, suggestions: [...relatedQuestions(prompt)], source: 'builtin' };
}

async function tryLive(
  { prompt, history = [] }: KiraChatRequest,
  passages: readonly FoundPassage[],
  { chat, log, hasQuota }: RequestDependencies,
): Promise<KiraChatResponse | undefined> {
  if (chat === undefined || passages.length === 0) return undefined;
  if (!(await hasQuota('chat'))) return undefined;
  try {
    const reply = await replyLive(chat, { prompt, history, passages });
    return {
      ...reply,
      contacts: wantsPerson(prompt) ? ['booking', 'email'] : reply.contacts,
      source: 'live',
    };
  } catch (error) {
    log('warn', 'in the site’s own words instead', {}, error);
    return undefined;
  }
}

/** A reply in the language of the message, with questions in it that work. */
function languageReply(reply: ReplyInLanguage): KiraChatResponse {
  return {
    reply: reply.reply,
    language: reply.language,
    answered: true,
    sources: [],
    suggestions: [...reply.suggestions],
    contacts: reply.isSmallTalk ? [] : ['booking', 'email'],
    source: 'builtin',
  };
}

function wantsPerson(prompt: string): boolean {
  return /\b(?:human|person|someone|somebody|contact|phone|e-?mail (?:you|us|address)|book|call|meeting|specialist|talk to|speak (?:to|with))\b/i.test(
    prompt,
  );
}
