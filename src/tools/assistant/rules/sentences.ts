import { toSpokenText } from '@functions/_shared/domain/spoken-text.ts';
import { maxSpokenCharacters } from '@functions/_shared/domain/voice.ts';

const maxPieceLength = 220;

/** A reply as a browser's own voice speaks it, piece by piece; empty for a reply without words. */
export function spokenPieces(reply: string): string[] {
  return toSpokenPieces(toSpokenText(reply, maxSpokenCharacters));
}

/**
 * Splits a text for a browser's own voice, which goes silent in the middle of long texts: by
 * sentences, and long sentences by words. Joined by spaces, the pieces give the text again.
 */
export function toSpokenPieces(text: string): string[] {
  const sentences = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s+(?=[^a-z])/);
  return sentences.flatMap(splitByWords).filter((piece) => piece !== '');
}

function splitByWords(sentence: string): string[] {
  if (sentence.length <= maxPieceLength) return [sentence];
  const pieces: string[] = [];
  let piece = '';
  for (const word of sentence.split(' ')) {
    if (piece !== '' && piece.length + 1 + word.length > maxPieceLength) {
      pieces.push(piece);
      piece = word;
    } else {
      piece = piece === '' ? word : `${piece} ${word}`;
    }
  }
  return [...pieces, piece];
}
