import type { VoiceErrorCode } from '../../functions/_shared/domain/voice.ts';

/** Why a recording cannot be transcribed; the message may be shown to visitors. */
export class AudioError extends Error {
  constructor(
    readonly code: Extract<
      VoiceErrorCode,
      'unsupported_audio' | 'invalid_audio' | 'audio_too_long'
    >,
    message: string,
  ) {
    super(message);
  }
}
