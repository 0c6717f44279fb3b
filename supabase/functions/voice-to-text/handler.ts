import {
  type VoiceToTextRequest,
  type VoiceToTextResponse,
  voiceToTextRequestSchema,
} from '../_shared/contracts/voice-to-text.ts';
import { audioContainerOf } from '../_shared/domain/audio-container.ts';
import { fromBase64 } from '../_shared/domain/base64.ts';
import {
  maxRecordingBytes,
  maxRecordingSeconds,
  voiceErrorCodes,
} from '../_shared/domain/voice.ts';
import { type AccessPolicy, createJsonHandler, type Handler, HttpError } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import {
  notConfigured,
  voiceBusy,
  voiceFailure,
  voiceQuotaExceeded,
} from '../_shared/voice-service.ts';
import { correctTranscript } from './correct-transcript.ts';
import type { Recording, Transcribe, Transcript } from './transcribe.ts';

export type Dependencies = {
  access: AccessPolicy;
  /** Undefined when there is no voice service. */
  transcribe: Transcribe | undefined;
};

/** Base64 takes four characters for three bytes; the rest of the body is small. */
const maxBodyBytes = Math.ceil(maxRecordingBytes / 3) * 4 + 1024;

/** Returns the words of a recording (specification §7), '' when nothing was heard. */
export function createHandler({ access, transcribe }: Dependencies): Handler {
  return createJsonHandler({
    access,
    request: voiceToTextRequestSchema,
    maxBodyBytes,
    respond: async (input, log, hasQuota): Promise<VoiceToTextResponse> => {
      if (transcribe === undefined) throw notConfigured();
      const recording = readRecording(input, log);
      if (!(await hasQuota('transcription'))) throw voiceQuotaExceeded();
      const transcript = await transcribe(recording).catch((error: unknown) => {
        throw voiceFailure(error, log);
      });
      return { text: textOf(transcript, recording) };
    },
  });
}

function readRecording({ audio, mimeType }: VoiceToTextRequest, log: Log): Recording {
  const bytes = decode(audio);
  const container = bytes && audioContainerOf(bytes);
  if (bytes !== undefined && container !== undefined) return { bytes, container };
  log('info', 'no recording', { namedAudio: mimeType?.startsWith('audio/') ?? false });
  throw invalidAudio();
}

function decode(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return fromBase64(base64);
  } catch {
    return undefined;
  }
}

function textOf(transcript: Transcript, { container }: Recording): string {
  switch (transcript.status) {
    case 'heard':
      return correctTranscript(transcript.text);
    case 'busy':
      throw voiceBusy();
    case 'too_long':
      throw new HttpError(
        413,
        voiceErrorCodes.audioTooLong,
        `This recording is too long: the limit is ${maxRecordingSeconds} seconds.`,
      );
    case 'unreadable':
      // Every service accepts WAV, so the page sends that next; a rejected WAV is broken.
      if (container === 'wav') throw invalidAudio();
      throw new HttpError(
        415,
        voiceErrorCodes.unsupportedAudio,
        'This kind of recording can’t be read here. Send it as WAV.',
      );
  }
}

function invalidAudio(): HttpError {
  return new HttpError(422, voiceErrorCodes.invalidAudio, 'This recording can’t be read.', [
    'audio',
  ]);
}
