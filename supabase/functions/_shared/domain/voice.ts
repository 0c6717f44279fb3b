/** What browser, functions and the local voice server agree on about recordings and speech. */

/** Longest recording that is transcribed, in seconds: beyond 30 s the local model repeats itself. */
export const maxRecordingSeconds = 25;

/** Largest recording that is sent, in bytes; 25 s of 16 kHz mono WAV are 0.8 MB. */
export const maxRecordingBytes = 2 * 1024 * 1024;

/** Longest reply that is accepted for speech, in characters. */
export const maxReplyCharacters = 8000;

/** Longest text that is spoken, in characters, about a minute; longer ones end at a sentence. */
export const maxSpokenCharacters = 1000;

/** Sample rate of the WAV a browser sends when its own recording is refused, in hertz. */
export const wavSampleRateHz = 16_000;

/** Codes of the voice functions' errors, so that a page can do better than show trouble. */
export const voiceErrorCodes = {
  /** 501: this site has no voice service. Offer typing and the browser's own speech. */
  notConfigured: 'voice_not_configured',
  /** 415: the container cannot be read here. Record or send WAV instead. */
  unsupportedAudio: 'unsupported_audio',
  /** 422: no readable recording. */
  invalidAudio: 'invalid_audio',
  /** 413: more than 25 seconds, or more than 2 MB. */
  audioTooLong: 'audio_too_long',
  /** 422: nothing in the text can be said, such as a lone emoji. */
  nothingToSay: 'nothing_to_say',
  /** 429: this caller has had its share of the day. Offer typing. */
  usedUp: 'voice_used_up',
  /** 503: too many at once. Try again in a moment. */
  busy: 'voice_busy',
  /** 502: the voice service did not answer as it should. */
  failed: 'voice_failed',
} as const;

export type VoiceErrorCode = (typeof voiceErrorCodes)[keyof typeof voiceErrorCodes];
