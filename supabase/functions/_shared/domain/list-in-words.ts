/** Items as they read in a sentence: "a", "a and b", "a, b and c"; "" for none. */
export function listInWords(items: readonly string[], joiningWord: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joiningWord} ${items.at(-1)}`;
}
