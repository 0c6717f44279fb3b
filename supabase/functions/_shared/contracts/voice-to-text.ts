import * as z from 'zod/mini';
import { maxRecordingBytes } from '../domain/voice.ts';

const maxBase64Characters = Math.ceil(maxRecordingBytes / 3) * 4;

export const voiceToTextRequestSchema = z.object({
  /** The recording in base64: WebM with Opus, or WAV; a hosted service reads MP4 as well. */
  audio: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(maxBase64Characters),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'not base64'),
    ),
  /** What the recorder says it made, such as "audio/webm;codecs=opus"; a hint, the bytes decide. */
  mimeType: z.optional(z.string().check(z.maxLength(100))),
});
export type VoiceToTextRequest = z.infer<typeof voiceToTextRequestSchema>;

export const voiceToTextResponseSchema = z.object({
  /** The words that were said; empty when nothing was heard. */
  text: z.string(),
});
export type VoiceToTextResponse = z.infer<typeof voiceToTextResponseSchema>;
