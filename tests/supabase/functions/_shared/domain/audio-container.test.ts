import { audioContainerOf } from '@functions/_shared/domain/audio-container.ts';
import { expect, test } from 'vitest';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

test.each([
  ['WebM', [0x1a, 0x45, 0xdf, 0xa3, 0x9f], 'webm'],
  ['WAV', ascii('RIFF\x24\0\0\0WAVEfmt '), 'wav'],
  ['MP4', [0, 0, 0, 0x18, ...ascii('ftypmp42')], 'mp4'],
  ['Ogg', ascii('OggS'), 'ogg'],
  ['an MP3 with a tag', ascii('ID3\x04'), 'mp3'],
  ['an MP3 of MPEG-1', [0xff, 0xfb, 0x90, 0x00], 'mp3'],
  ['an MP3 of MPEG-2', [0xff, 0xf3, 0x88, 0xc4], 'mp3'],
  ['AAC in its own frames', [0xff, 0xf1, 0x50, 0x80], undefined],
  ['a RIFF file of another kind', ascii('RIFF\x24\0\0\0AVI LIST'), undefined],
  ['text', ascii('<!doctype html>'), undefined],
  ['nothing', [], undefined],
])('%s', (_case, bytes, container) => {
  expect(audioContainerOf(Uint8Array.from(bytes))).toBe(container);
});
