/** A passage as the table keeps it. */
export type KnowledgePassage = {
  id: string;
  kind: 'question' | 'fact' | 'page' | 'country' | 'duty' | 'formula';
  /** The page's name, as a source card shows it. */
  page: string;
  title: string;
  path: string;
  /** The heading it stands under; empty when it has none. */
  section: string;
  body: string;
  /** Words that people ask with and the passage does not hold. */
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

/** The same passages with ids of their own, and without any that says the same as one before. */
export function distinctPassages(passages: readonly KnowledgePassage[]): KnowledgePassage[] {
  const bodies = new Set<string>();
  const ids = new Map<string, number>();
  return passages.flatMap((passage) => {
    const told = `${passage.title} ${passage.body}`.toLowerCase();
    if (bodies.has(told)) return [];
    bodies.add(told);
    const count = (ids.get(passage.id) ?? 0) + 1;
    ids.set(passage.id, count);
    return [count === 1 ? passage : { ...passage, id: `${passage.id}-${count}` }];
  });
}
