import { wavSampleRateHz } from '@functions/_shared/domain/voice.ts';
import { encodeWav } from '../rules/wav.ts';

/**
 * A recording as 16 kHz mono WAV, for a server that cannot read its container; the browser that
 * recorded it can.
 * @throws DOMException when the browser cannot decode it.
 */
export async function reencodeAsWav(recording: Blob): Promise<Blob> {
  // A context of that rate resamples while it decodes; it is never rendered.
  const context = new OfflineAudioContext(1, 1, wavSampleRateHz);
  const audio = await context.decodeAudioData(await recording.arrayBuffer());
  return new Blob([encodeWav(mixToMono(audio), wavSampleRateHz)], { type: 'audio/wav' });
}

function mixToMono(audio: AudioBuffer): Float32Array {
  const mixed = new Float32Array(audio.length);
  for (let channel = 0; channel < audio.numberOfChannels; channel += 1) {
    const samples = audio.getChannelData(channel);
    for (let index = 0; index < mixed.length; index += 1) {
      mixed[index] = (mixed[index] ?? 0) + (samples[index] ?? 0) / audio.numberOfChannels;
    }
  }
  return mixed;
}
