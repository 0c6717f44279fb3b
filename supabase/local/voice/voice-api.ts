import { encodeWav } from '../../../src/tools/assistant/rules/wav.ts';
import { maxRecordingBytes, maxSpokenCharacters } from '../../functions/_shared/domain/voice.ts';
import { readLimitedBytes, TooLargeError } from '../../functions/_shared/read-limited.ts';
import { AudioError } from './audio-error.ts';
import type { Speaker } from './flite.ts';
import { ClientGoneError, createJobQueue, QueueFullError } from './job-queue.ts';
import type { Recognizer } from './moonshine.ts';
import { encodeMp3 } from './mp3.ts';
import { toPronounceable } from './pronounceable.ts';
import { readRecording } from './read-recording.ts';

export type VoiceEngines = {
  recognizer: () => Promise<Recognizer>;
  speaker: () => Promise<Speaker>;
};

/** A job takes a second or two, so a fifth one would wait too long. */
const maxWaiting = 4;

/** The overhead of a form around the recording, in bytes. */
const maxFormOverheadBytes = 64 * 1024;

/** JSON may use up to twelve bytes for one character. */
const maxSpeechRequestBytes = maxSpokenCharacters * 12 + 4096;

const maxPromptWords = 100;

/** An error in the format of the OpenAI API. */
class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The two audio endpoints of the OpenAI API for local engines: POST /v1/audio/transcriptions (a
 * form with `file`; the comma-separated words of `prompt` are preferred) and POST /v1/audio/speech
 * (`input`, `response_format` mp3 or wav; there is one voice, whatever `voice` says). Handles one
 * request at a time; few may wait.
 */
export function createVoiceApi(engines: VoiceEngines): (request: Request) => Promise<Response> {
  const enqueue = createJobQueue({ maxWaiting });

  async function transcribe(request: Request): Promise<Response> {
    const form = await readForm(request);
    const file = form.get('file');
    if (!(file instanceof Blob)) {
      throw new ApiFailure(400, 'missing_file', 'Send the recording as the field "file".');
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.length > maxRecordingBytes) throw tooLarge();
    const sound = await readRecording(bytes);
    const words = parsePromptWords(form.get('prompt'));
    const text = await enqueue(async () => {
      const recognize = await engines.recognizer();
      return recognize(sound, { words });
    }, request.signal);
    return form.get('response_format') === 'text' ? new Response(text) : Response.json({ text });
  }

  async function say(request: Request): Promise<Response> {
    const { format, text } = await readSpeechRequest(request);
    const bytes = await enqueue(async () => {
      const speak = await engines.speaker();
      const sound = await speak(text);
      return format === 'wav' ? encodeWav(sound.samples, sound.rateHz) : encodeMp3(sound);
    }, request.signal);
    return new Response(bytes, {
      headers: { 'content-type': format === 'wav' ? 'audio/wav' : 'audio/mpeg' },
    });
  }

  const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    '/v1/audio/transcriptions': transcribe,
    '/v1/audio/speech': say,
  };

  return async function answer(request) {
    try {
      const route = routes[new URL(request.url).pathname];
      if (route === undefined) throw new ApiFailure(404, 'not_found', 'There is no such address.');
      if (request.method !== 'POST') {
        throw new ApiFailure(405, 'method_not_allowed', 'Send this request with POST.');
      }
      // Browsers send an origin; this server is only for the functions.
      if (request.headers.has('origin')) {
        throw new ApiFailure(403, 'forbidden', 'Pages may not call the voice server.');
      }
      return await route(request);
    } catch (error) {
      return failureResponse(error);
    }
  };
}

async function readForm(request: Request): Promise<FormData> {
  try {
    const bytes = await readLimitedBytes(request, maxRecordingBytes + maxFormOverheadBytes);
    const type = request.headers.get('content-type') ?? '';
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (error) {
    if (error instanceof TooLargeError) throw tooLarge();
    throw new ApiFailure(400, 'invalid_form', 'Send the recording as multipart/form-data.');
  }
}

function tooLarge(): ApiFailure {
  return new ApiFailure(413, 'audio_too_long', 'This recording is larger than 2 MB.');
}

function parsePromptWords(prompt: FormDataEntryValue | null): string[] {
  if (typeof prompt !== 'string') return [];
  return prompt
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, maxPromptWords);
}

async function readSpeechRequest(
  request: Request,
): Promise<{ text: string; format: 'mp3' | 'wav' }> {
  const body = await readJson(request);
  const input = field(body, 'input');
  if (typeof input !== 'string' || input.trim() === '') {
    throw new ApiFailure(400, 'missing_input', 'Send the text as the field "input".');
  }
  if (input.length > maxSpokenCharacters) {
    throw new ApiFailure(
      400,
      'string_above_max_length',
      `The text is longer than ${maxSpokenCharacters} characters.`,
    );
  }
  const format = field(body, 'response_format') ?? 'mp3';
  if (format !== 'mp3' && format !== 'wav') {
    throw new ApiFailure(400, 'unsupported_format', 'The formats are mp3 and wav.');
  }
  const text = toPronounceable(input);
  if (text === '') {
    throw new ApiFailure(400, 'nothing_to_say', 'Nothing in this text can be said.');
  }
  return { text, format };
}

async function readJson(request: Request): Promise<unknown> {
  try {
    const bytes = await readLimitedBytes(request, maxSpeechRequestBytes);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof TooLargeError) throw new ApiFailure(413, 'too_large', error.message);
    throw new ApiFailure(400, 'invalid_json', 'This request is not valid JSON.');
  }
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined;
}

const audioStatus = { unsupported_audio: 415, invalid_audio: 400, audio_too_long: 413 };

function failureResponse(error: unknown): Response {
  if (error instanceof ApiFailure) return failure(error.status, error.code, error.message);
  if (error instanceof AudioError) {
    return failure(audioStatus[error.code], error.code, error.message);
  }
  if (error instanceof QueueFullError) {
    return failure(429, 'voice_busy', error.message, { 'retry-after': '2' });
  }
  // Nobody reads this response.
  if (error instanceof ClientGoneError) return failure(499, 'client_gone', error.message);
  console.error('voice server:', error);
  return failure(500, 'internal', 'The voice engine failed.');
}

function failure(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const type = status < 500 ? 'invalid_request_error' : 'server_error';
  return Response.json({ error: { message, type, param: null, code } }, { status, headers });
}
