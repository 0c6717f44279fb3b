import type { VoiceToTextRequest } from '@functions/_shared/contracts/voice-to-text.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { maxReplyCharacters, voiceErrorCodes } from '@functions/_shared/domain/voice.ts';
import { ApiError } from './api-error.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const textSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/voice-to-text.ts').then((m) => m.voiceToTextResponseSchema),
);
const voiceSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/text-to-voice.ts').then((m) => m.textToVoiceResponseSchema),
);

/**
 * The words of a recording, or why there are none if sending the same recording again would not
 * help.
 */
export type Transcription =
  | { status: 'heard'; text: string }
  /** The server cannot decode the container: send WAV. */
  | { status: 'unsupported' }
  /** Speech recognition is not configured. */
  | { status: 'unavailable' };

/** @throws ApiError when nothing answered or the recording could not be processed */
export async function transcribe(request: VoiceToTextRequest): Promise<Transcription> {
  try {
    const { text } = await callFunction('voice-to-text', request, textSchema);
    return { status: 'heard', text };
  } catch (error) {
    if (hasCode(error, voiceErrorCodes.unsupportedAudio)) return { status: 'unsupported' };
    if (hasCode(error, voiceErrorCodes.notConfigured)) return { status: 'unavailable' };
    throw error;
  }
}

/** Speaks a reply: a base64-encoded MP3. @throws ApiError */
export async function fetchVoice(text: string): Promise<string> {
  const request = { text: cutText(text, maxReplyCharacters), voice: 'nova' } as const;
  const { audioContent } = await callFunction('text-to-voice', request, voiceSchema);
  return audioContent;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
