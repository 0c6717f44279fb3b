/**
 * The limits and codes for recordings and speech that browser, functions and local voice server
 * share.
 */

/**
 * Longest recording that is transcribed, in seconds: beyond 30 s the local model repeats itself.
 */
export const maxRecordingSeconds = 25;

/** Largest recording that is sent, in bytes; 25 s of 16 kHz mono WAV are 0.8 MB. */
export const maxRecordingBytes = 2 * 1024 * 1024;

/** Longest reply that is accepted for speech, in characters. */
export const maxReplyCharacters = 8000;

/** Longest text that is spoken, in characters, about a minute; longer ones end at a sentence. */
export const maxSpokenCharacters = 1000;

/** Sample rate of the WAV that a browser sends when its own recording is rejected, in hertz. */
export const wavSampleRateHz = 16_000;

/** Error codes of the voice functions, so that a page can suggest what to do. */
export const voiceErrorCodes = {
  /** 501: this site has no voice service. Offer typing and the browser's own speech. */
  notConfigured: 'voice_not_configured',
  /** 415: the container cannot be read here. Record or send WAV instead. */
  unsupportedAudio: 'unsupported_audio',
  /** 422: not a readable recording. */
  invalidAudio: 'invalid_audio',
  /** 413: more than 25 seconds, or more than 2 MB. */
  audioTooLong: 'audio_too_long',
  /** 422: nothing in the text can be spoken, such as a lone emoji. */
  nothingToSay: 'nothing_to_say',
  /** 429: this caller has used up the day's share. Offer typing. */
  usedUp: 'voice_used_up',
  /** 503: too many calls at once. Try again in a moment. */
  busy: 'voice_busy',
  /** 502: the voice service failed. */
  failed: 'voice_failed',
} as const;

export type VoiceErrorCode = (typeof voiceErrorCodes)[keyof typeof voiceErrorCodes];
