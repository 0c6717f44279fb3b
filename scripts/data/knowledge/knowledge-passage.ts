/** A passage as stored in the table. */
export type KnowledgePassage = {
  id: string;
  kind: 'question' | 'fact' | 'page' | 'country' | 'duty' | 'formula';
  /** The name of the page, as shown on a source card. */
  page: string;
  title: string;
  path: string;
  /** The heading above it; may be empty. */
  section: string;
  body: string;
  /** Words that questions use but the passage does not contain. */
  keywords: readonly string[];
};

/** A readable id: "how-we-work-what-is-the-smallest-order". */
export function passageId(...parts: string[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
}

/** The same passages with unique ids, without any that repeats an earlier one. */
export function distinctPassages(passages: readonly KnowledgePassage[]): KnowledgePassage[] {
  const bodies = new Set<string>();
  const ids = new Map<string, number>();
  return passages.flatMap((passage) => {
    const text = `${passage.title} ${passage.body}`.toLowerCase();
    if (bodies.has(text)) return [];
    bodies.add(text);
    const count = (ids.get(passage.id) ?? 0) + 1;
    ids.set(passage.id, count);
    return [count === 1 ? passage : { ...passage, id: `${passage.id}-${count}` }];
  });
}
