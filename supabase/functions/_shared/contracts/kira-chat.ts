import * as z from 'zod/mini';
import { sourceSchema, textSchema } from './common.ts';

/** Earlier messages of the thread that are read beside the prompt, the newest last. */
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

/** A passage of the site that the answer rests on; shown as a card. */
export const knowledgeSourceSchema = z.object({
  id: z.string(),
  /** The page it stands on, by name: "How we work". */
  page: z.string(),
  /** The passage's own title: "What does the strategy call cost?". */
  title: z.string(),
  /** Where to read it: '/how-we-work'. Always a path of the site. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
});
export type KnowledgeSource = z.infer<typeof knowledgeSourceSchema>;

export const kiraChatResponseSchema = z.object({
  reply: z.string().check(z.minLength(1)),
  /** False: nothing fits, `reply` says so honestly and the page offers a person. */
  answered: z.boolean(),
  sources: z.array(knowledgeSourceSchema),
  /** Questions that lead on, at most three. */
  suggestions: z.array(z.string()),
  /** Ways to a person that fit the reply: the page knows their addresses. */
  contacts: z.array(z.enum(['booking', 'email'])),
  source: sourceSchema,
});
export type KiraChatResponse = z.infer<typeof kiraChatResponseSchema>;
