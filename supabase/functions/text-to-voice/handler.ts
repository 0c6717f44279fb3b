import {
  type TextToVoiceResponse,
  textToVoiceRequestSchema,
} from '../_shared/contracts/text-to-voice.ts';
import { toBase64 } from '../_shared/domain/base64.ts';
import { toSpokenText } from '../_shared/domain/spoken-text.ts';
import { maxSpokenCharacters, voiceErrorCodes } from '../_shared/domain/voice.ts';
import { type AccessPolicy, createJsonHandler, type Handler, HttpError } from '../_shared/http.ts';
import {
  notConfigured,
  voiceBusy,
  voiceFailure,
  voiceQuotaExceeded,
} from '../_shared/voice-service.ts';
import type { Speak } from './speak.ts';

export type Dependencies = {
  access: AccessPolicy;
  /** Undefined when there is no voice service. */
  speak: Speak | undefined;
};

/** A reply of 8,000 characters, each of which may take up to twelve bytes in JSON. */
const maxBodyBytes = 100 * 1024;

/**
 * Returns a reply as speech (specification §7): visual notation is spelled out, and a long reply
 * ends at a sentence after about a minute.
 */
export function createHandler({ access, speak }: Dependencies): Handler {
  return createJsonHandler({
    access,
    request: textToVoiceRequestSchema,
    maxBodyBytes,
    respond: async ({ text, voice }, log, hasQuota): Promise<TextToVoiceResponse> => {
      if (speak === undefined) throw notConfigured();
      const words = toSpokenText(text, maxSpokenCharacters);
      if (words === '') {
        throw new HttpError(
          422,
          voiceErrorCodes.nothingToSay,
          'There’s nothing to say in this text.',
          ['text'],
        );
      }
      if (!(await hasQuota('speech'))) throw voiceQuotaExceeded();
      const spoken = await speak(words, voice).catch((error: unknown) => {
        throw voiceFailure(error, log);
      });
      if (spoken.status === 'busy') throw voiceBusy();
      return { audioContent: toBase64(spoken.mp3) };
    },
  });
}
