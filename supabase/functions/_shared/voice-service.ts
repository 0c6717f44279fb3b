import { voiceErrorCodes } from './domain/voice.ts';
import { ServiceError } from './fetch-with-limits.ts';
import { HttpError } from './http.ts';
import type { Log } from './log.ts';

/** An OpenAI-compatible service for speech and transcription. */
export type VoiceService = {
  /** Including the version, such as ".../v1". */
  baseUrl: string;
  /** Undefined for a server on the same machine, which needs none. */
  apiKey: string | undefined;
  transcriptionModel: string;
  speechModel: string;
};

/** This site has no voice service; the code lets the page recognize that. */
export function notConfigured(): HttpError {
  return new HttpError(
    501,
    voiceErrorCodes.notConfigured,
    'Voice isn’t set up on this site. Please type instead.',
  );
}

/**
 * Logs a failure of the voice service and returns the error for the visitor; unexpected errors are
 * returned unchanged.
 */
export function voiceFailure(error: unknown, log: Log): unknown {
  if (!(error instanceof ServiceError)) return error;
  log('warn', 'the voice service does not answer', {}, error);
  return new HttpError(
    502,
    voiceErrorCodes.failed,
    'The voice service isn’t answering. Please try again, or type.',
  );
}

/** The caller has used up the day's share; typing still works. */
export function voiceQuotaExceeded(): HttpError {
  return new HttpError(
    429,
    voiceErrorCodes.usedUp,
    'You’ve talked with us a lot today. Please type for now; speaking works again tomorrow.',
  );
}

/** The service is overloaded; a retry in a moment may succeed. */
export function voiceBusy(): HttpError {
  return new HttpError(
    503,
    voiceErrorCodes.busy,
    'The voice service is busy. Please try again in a moment.',
  );
}
