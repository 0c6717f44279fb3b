import type { Parsed } from '../parsed.ts';
import { plainLine } from '../plain-line.ts';

/** Characters that each text of a public page may have; the database repeats them. */
export const dropTextLengths = { product: 80, tagline: 140, creator: 40 } as const;

export type DropTextName = keyof typeof dropTextLengths;

/** `link`: a web or email address or a long number; strangers must not be led off the page. */
export type DropTextCode = 'required' | 'too-long' | 'link';

/** As `private.plain_public_text` of the database has it. */
const linkLike = /:\/\/|www\.|\S@\S|[\p{L}\p{N}-][.\u3002]\p{L}{2,}|\d[\d\s().-]{6,}\d/iu;

/** Characters that show nothing, so that a link could hide behind them. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Reads a text that strangers will see, on one line. The database also refuses obscene words.
 * @returns '' for an optional text that is blank
 */
export function parseDropText(name: DropTextName, typed: string): Parsed<string, DropTextCode> {
  const text = plainLine(typed);
  if (text.length > dropTextLengths[name]) return { ok: false, code: 'too-long' };
  const seen = text.replace(invisible, '').normalize('NFKC');
  if (seen.trim() === '' && name !== 'tagline') return { ok: false, code: 'required' };
  if (linkLike.test(seen)) return { ok: false, code: 'link' };
  return { ok: true, value: text };
}
