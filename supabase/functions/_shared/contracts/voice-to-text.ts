import * as z from 'zod/mini';
import { maxRecordingBytes } from '../domain/voice.ts';

const maxBase64Characters = Math.ceil(maxRecordingBytes / 3) * 4;

export const voiceToTextRequestSchema = z.object({
  /** The recording in base64: WebM with Opus, or WAV; a hosted service also accepts MP4. */
  audio: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(maxBase64Characters),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'not base64'),
    ),
  /**
   * The type that the recorder reports, such as "audio/webm;codecs=opus"; only a hint, since the
   * bytes decide.
   */
  mimeType: z.optional(z.string().check(z.maxLength(100))),
});
export type VoiceToTextRequest = z.infer<typeof voiceToTextRequestSchema>;

export const voiceToTextResponseSchema = z.object({
  /** The transcript; empty when nothing was heard. */
  text: z.string(),
});
export type VoiceToTextResponse = z.infer<typeof voiceToTextResponseSchema>;
