import { voiceErrorCodes } from './domain/voice.ts';
import { ServiceError } from './fetch-with-limits.ts';
import { HttpError } from './http.ts';
import type { Log } from './log.ts';

/** An OpenAI-compatible service that hears and speaks. */
export type VoiceService = {
  /** Up to and including the version, such as ".../v1". */
  baseUrl: string;
  /** A server on the same machine needs none. */
  apiKey: string | undefined;
  transcriptionModel: string;
  speechModel: string;
};

/** This site has no voice service: said in a way the page can recognize. */
export function notConfigured(): HttpError {
  return new HttpError(
    501,
    voiceErrorCodes.notConfigured,
    'Voice is not set up on this site. Please type instead.',
  );
}

/**
 * What a failure of the voice service is to the visitor, after a line in the log; anything
 * unforeseen is passed on.
 */
export function voiceFailure(error: unknown, log: Log): unknown {
  if (!(error instanceof ServiceError)) return error;
  log('warn', 'the voice service does not answer', {}, error);
  return new HttpError(
    502,
    voiceErrorCodes.failed,
    'The voice service is not answering. Please try again, or type.',
  );
}

/** The caller has had its share of the day; typing goes on. */
export function voiceQuotaExceeded(): HttpError {
  return new HttpError(
    429,
    voiceErrorCodes.usedUp,
    'You have talked with us a lot today. Please type for now; speaking works again tomorrow.',
  );
}

/** The service has too much to do; asking again in a moment helps. */
export function voiceBusy(): HttpError {
  return new HttpError(
    503,
    voiceErrorCodes.busy,
    'The voice service is busy. Please try again in a moment.',
  );
}
