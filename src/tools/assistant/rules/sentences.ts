import { toSpokenText } from '@functions/_shared/domain/spoken-text.ts';
import { maxSpokenCharacters } from '@functions/_shared/domain/voice.ts';

const longestPiece = 220;

/** What a browser's own voice says of a reply, piece by piece; nothing where it holds no words. */
export function spokenPieces(reply: string): string[] {
  return toSpokenPieces(toSpokenText(reply, maxSpokenCharacters));
}

/**
 * A text in pieces short enough for a browser's own voice, which falls silent in the middle of long
 * ones: by sentences, and a long sentence by words. Joined by spaces they give the text again.
 */
export function toSpokenPieces(text: string): string[] {
  const sentences = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s+(?=[^a-z])/);
  return sentences.flatMap(splitByWords).filter((piece) => piece !== '');
}

function splitByWords(sentence: string): string[] {
  if (sentence.length <= longestPiece) return [sentence];
  const pieces: string[] = [];
  let piece = '';
  for (const word of sentence.split(' ')) {
    if (piece !== '' && piece.length + 1 + word.length > longestPiece) {
      pieces.push(piece);
      piece = word;
    } else {
      piece = piece === '' ? word : `${piece} ${word}`;
    }
  }
  return [...pieces, piece];
}
