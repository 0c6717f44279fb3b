import { toBase64 } from '@functions/_shared/domain/base64.ts';
import type { AssistantBrowser, AssistantServices, Transcription } from './services.ts';

/**
 * The words of a recording; one whose container the server cannot read is sent again as WAV.
 * @throws when nothing answered, or not even WAV could be read.
 */
export async function transcribeRecording(
  recording: Blob,
  { transcribe }: Pick<AssistantServices, 'transcribe'>,
  { reencodeAsWav }: Pick<AssistantBrowser, 'reencodeAsWav'>,
): Promise<Exclude<Transcription, { status: 'unsupported' }>> {
  const first = await send(recording, transcribe);
  if (first.status !== 'unsupported') return first;
  const second = await send(await reencodeAsWav(recording), transcribe);
  if (second.status !== 'unsupported') return second;
  throw new Error('The server reads neither the recording nor WAV');
}

async function send(
  recording: Blob,
  transcribe: AssistantServices['transcribe'],
): Promise<Transcription> {
  const audio = toBase64(new Uint8Array(await recording.arrayBuffer()));
  return transcribe(recording.type === '' ? { audio } : { audio, mimeType: recording.type });
}
