import * as z from 'zod/mini';
import { maxReplyCharacters } from '../domain/voice.ts';
import { textSchema } from './common.ts';

export const textToVoiceRequestSchema = z.object({
  /** A reply as shown, including Markdown; the function converts it to speakable text. */
  text: textSchema(maxReplyCharacters),
  voice: z.literal('nova'),
});
export type TextToVoiceRequest = z.infer<typeof textToVoiceRequestSchema>;

export const textToVoiceResponseSchema = z.object({
  /** An MP3 in base64. */
  audioContent: z.string().check(z.minLength(1), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'not base64')),
});
export type TextToVoiceResponse = z.infer<typeof textToVoiceResponseSchema>;
