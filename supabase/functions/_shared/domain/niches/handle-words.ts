import { nicheWords, patternsFor } from './niche-patterns.ts';
import { wordsOf } from './text-words.ts';

/** Words in many handles that say nothing about the creator. */
const handleFillers = new Set(['sample', 'official', 'real', 'the', 'its', 'hq']);

/**
 * The words in a handle: "SourdoughSam_bakes" is "sourdough sam bakes"; in "sourdoughsam" the words
 * of the niches find sourdough.
 */
export function wordsOfHandle(handle: string): string[] {
  const parts = handle
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1 && !handleFillers.has(part));
  return parts.flatMap((part) => {
    if (isNicheWord(part)) return [part];
    const known = nicheWords.find(
      (word) => word.length < part.length && (part.startsWith(word) || part.endsWith(word)),
    );
    return known === undefined ? [part] : [part, known];
  });
}

function isNicheWord(part: string): boolean {
  const [word] = wordsOf(part);
  return (
    word !== undefined &&
    patternsFor(word).some(({ words }) => words.length === 1 && words[0]?.stem === word.stem)
  );
}
