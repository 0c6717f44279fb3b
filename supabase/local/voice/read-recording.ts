import { audioContainerOf } from '../../functions/_shared/domain/audio-container.ts';
import { maxRecordingSeconds } from '../../functions/_shared/domain/voice.ts';
import { AudioError } from './audio-error.ts';
import { decodeOpus, opusPacketSeconds } from './opus.ts';
import { resample } from './resample.ts';
import { recognizerRateHz, type Sound, secondsOf } from './sound.ts';
import { readWav } from './wav.ts';
import { readWebm } from './webm.ts';

/**
 * Decodes a browser's recording, WebM with Opus or WAV, to 16 kHz mono.
 * @throws AudioError for any other container, more than 25 seconds, or a broken file
 */
export async function readRecording(bytes: Uint8Array): Promise<Sound> {
  const container = audioContainerOf(bytes);
  switch (container) {
    case 'webm':
      return readOpusWebm(bytes);
    case 'wav': {
      const sound = readWav(bytes);
      checkLength(secondsOf(sound));
      return resample(sound, recognizerRateHz);
    }
    case undefined:
      throw new AudioError('invalid_audio', 'This is no recording.');
    default:
      throw new AudioError(
        'unsupported_audio',
        `${container.toUpperCase()} cannot be read here. Send WebM with Opus, or WAV.`,
      );
  }
}

/** The duration is known before decoding, so a long file costs nothing. */
async function readOpusWebm(bytes: Uint8Array): Promise<Sound> {
  const track = readWebm(bytes);
  checkLength(track.packets.reduce((sum, packet) => sum + opusPacketSeconds(packet), 0));
  return decodeOpus(track);
}

/** In seconds. A recorder that stops at the limit may exceed it by a chunk. */
const toleranceSeconds = 1;

function checkLength(seconds: number): void {
  if (seconds <= maxRecordingSeconds + toleranceSeconds) return;
  throw new AudioError(
    'audio_too_long',
    `This recording is ${Math.round(seconds)} seconds long; ${maxRecordingSeconds} are the limit.`,
  );
}
