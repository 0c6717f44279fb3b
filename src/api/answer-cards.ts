import { factorySchema } from '@functions/_shared/contracts/ai-factory-search.ts';
import { sourceSchema } from '@functions/_shared/contracts/common.ts';
import {
  kiraChatResponseSchema,
  knowledgeSourceSchema,
} from '@functions/_shared/contracts/kira-chat.ts';
import {
  tariffLookupRequestSchema,
  tariffLookupResponseSchema,
} from '@functions/_shared/contracts/tariff-lookup-live.ts';
import * as z from 'zod/mini';
import type { AnswerCard } from '@/tools/assistant/rules/thread.ts';

const answerCardSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tariff'),
    request: tariffLookupRequestSchema,
    result: tariffLookupResponseSchema,
  }),
  z.object({
    kind: z.literal('factories'),
    query: z.string(),
    factories: z.array(factorySchema),
  }),
  z.object({ kind: z.literal('factory-search'), query: z.string() }),
  z.object({
    kind: z.literal('pages'),
    sources: z.array(knowledgeSourceSchema),
    writtenBy: sourceSchema,
  }),
  z.object({
    kind: z.literal('tool'),
    label: z.string(),
    href: z.string().check(z.regex(/^\/(?!\/)/)),
  }),
  z.object({ kind: z.literal('draft'), text: z.string() }),
  z.object({ kind: z.literal('people'), contacts: kiraChatResponseSchema.shape.contacts }),
]);

/** Parses a stored card with the current contracts; null if it no longer matches them. */
export function parseAnswerCard(stored: unknown): AnswerCard | null {
  const parsed = answerCardSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
