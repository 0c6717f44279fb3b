import { isInForce, type Section232Note } from './action-lists.ts';
import { section232Lists } from './section-232-lists.generated.ts';

const lists = section232Lists.map((list) => ({ ...list, prefixes: list.codes.split(' ') }));
/** The headings in which any line is listed: most questions are about others. */
const headings = new Set(lists.flatMap(({ prefixes }) => prefixes.map((code) => code.slice(0, 4))));

/** A note that names a line, and whether the line is made for such goods. */
export type NamedByNote = Readonly<{ note: Section232Note; isAssumed: boolean }>;

/**
 * The notes that name a line on a day, in the order of the table. Of several entries of one note, the
 * longest decides.
 *
 * @param digits eight or ten digits of the line; of eight digits, an entry for part of the line
 *   counts as one for some of its goods
 * @param day 'YYYY-MM-DD'
 */
export function notesNaming(digits: string, day: string): readonly NamedByNote[] {
  if (!headings.has(digits.slice(0, 4))) return [];
  const found = new Map<Section232Note, NamedByNote & { length: number }>();
  for (const list of lists) {
    if (!isInForce(list, day)) continue;
    for (const prefix of list.prefixes) {
      const isWhole = digits.startsWith(prefix);
      if (!isWhole && !prefix.startsWith(digits)) continue;
      const length = found.get(list.note)?.length ?? 0;
      if (prefix.length <= length) continue;
      const isAssumed = isWhole && list.isAssumed;
      found.set(list.note, { note: list.note, isAssumed, length: prefix.length });
    }
  }
  return [...found.values()];
}
