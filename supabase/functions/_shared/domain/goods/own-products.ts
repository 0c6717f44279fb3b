import { tokenize } from '../language/words.ts';
import { type Kind, kindById } from './kinds.ts';
import { ownProductRows } from './own-products.generated.ts';

const kindIdByWords: ReadonlyMap<string, string> = new Map(ownProductRows);

/**
 * The kind of goods that one of our own product ideas is made on, for a text that is its whole name.
 * Visitors take a name over into other tools ("Use This"), and there no reading of it may differ
 * from what the idea said.
 */
export function ownProductKind(text: string): Kind | undefined {
  const id = kindIdByWords.get(tokenize(text).join(' '));
  return id === undefined ? undefined : kindById(id);
}
