import * as z from 'zod/mini';
import { answerLanguages } from '../domain/tariff-question/languages/answer-languages.ts';
import { sourceSchema, textSchema } from './common.ts';

/** How many earlier messages of the thread are sent with the prompt, newest last. */
export const maxHistoryMessages = 12;

export const maxPromptLength = 2000;

export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: textSchema(4000),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const kiraChatRequestSchema = z.object({
  prompt: textSchema(maxPromptLength),
  history: z.optional(z.array(chatMessageSchema).check(z.maxLength(maxHistoryMessages))),
});
export type KiraChatRequest = z.infer<typeof kiraChatRequestSchema>;

/** A passage of the site that supports the answer; shown as a card. */
export const knowledgeSourceSchema = z.object({
  id: z.string(),
  /** The name of its page: "How we work". */
  page: z.string(),
  /** The passage's own title: "What does the strategy call cost?". */
  title: z.string(),
  /** Its address: '/how-we-work'. Always a path of the site. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
});
export type KnowledgeSource = z.infer<typeof knowledgeSourceSchema>;

export const kiraChatResponseSchema = z.object({
  reply: z.string().check(z.minLength(1)),
  /** The language of `reply` and `suggestions` where it is not English. */
  language: z.optional(z.enum(answerLanguages)),
  /** False when no passage fits; `reply` then says so and the page offers a person. */
  answered: z.boolean(),
  sources: z.array(knowledgeSourceSchema),
  /** Follow-up questions, at most three. */
  suggestions: z.array(z.string()),
  /** Ways to reach a person that fit the reply; the page knows their addresses. */
  contacts: z.array(z.enum(['booking', 'email'])),
  source: sourceSchema,
});
export type KiraChatResponse = z.infer<typeof kiraChatResponseSchema>;
