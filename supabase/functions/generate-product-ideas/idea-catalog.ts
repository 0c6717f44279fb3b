import { readNiches } from '../_shared/domain/niches/find-niches.ts';
import { nichesById, patternWords } from '../_shared/domain/niches/niche-patterns.ts';
import { classicRows } from './classics.generated.ts';
import { type IdeaKind, ideaKinds, listIn } from './idea-kinds.ts';
import { ideaRows } from './ideas.generated.ts';

export type PriceRangeUsd = { low: number; high: number };

/** A product that the people of a niche want because of the niche. */
export type CatalogIdea = {
  id: string;
  kind: IdeaKind;
  name: string;
  /** The niches that it is made for, the closest first. */
  nicheIds: readonly string[];
  /** Words within these niches that make it the better choice. */
  subjects: readonly ReturnType<typeof patternWords>[];
  why: string;
  /** What is printed or engraved on it; empty when nothing is. */
  motif: string;
  priceUsd: PriceRangeUsd;
  /** The platforms where it shows well; empty for all. */
  platforms: readonly string[];
  /** The audience sizes whose first order it suits; empty for all. */
  followerTiers: readonly string[];
  /** 1 to 5; higher is rarer. */
  novelty: number;
};

/** A thing that takes any subject as a line or a motif. */
export type ClassicGoods = {
  kind: IdeaKind;
  name: string;
  carries: 'line' | 'motif';
  why: string;
  priceUsd: PriceRangeUsd;
};

export const catalogIdeas: readonly CatalogIdea[] = ideaRows.map((row) => ({
  id: row.id,
  kind: kindNamed(row.kind),
  name: row.name,
  nicheIds: listIn(row.niches),
  subjects: listIn(row.subjects).map(patternWords),
  why: row.why,
  motif: row.motif,
  priceUsd: { low: row.priceUsd[0], high: row.priceUsd[1] },
  platforms: listIn(row.platforms),
  followerTiers: listIn(row.sizes),
  novelty: row.novelty,
}));

export const classicGoods: readonly ClassicGoods[] = classicRows.map((row) => ({
  kind: kindNamed(row.kind),
  name: row.name,
  carries: row.carries,
  why: row.why,
  priceUsd: { low: row.priceUsd[0], high: row.priceUsd[1] },
}));

/** The ideas made for each niche. */
export const ideasByNiche: ReadonlyMap<string, readonly CatalogIdea[]> = byNiche();

const namesFirstNiche = new Map<string, boolean>();

/**
 * Whether the name of an idea says that it is made for other people than those of a niche which it
 * suits as well: "Passover bingo" for parents. What is made for a wider niche is for all of its people,
 * and the niches of one family, such as guitar and bass, share theirs.
 */
export function isNamedForOthers(idea: CatalogIdea, nicheId: string): boolean {
  const [first] = idea.nicheIds;
  if (first === undefined || first === nicheId || isShared(first, nicheId)) return false;
  // Read when asked for, since few of the ideas are looked at in one request.
  const known = namesFirstNiche.get(idea.id);
  if (known !== undefined) return known;
  const named = readNiches(idea.name).niches.some(({ id }) => id === first);
  namesFirstNiche.set(idea.id, named);
  return named;
}

function isShared(firstId: string, otherId: string): boolean {
  const parentId = nichesById.get(otherId)?.parentId;
  return (
    parentId !== undefined &&
    (parentId === firstId || parentId === nichesById.get(firstId)?.parentId)
  );
}

function byNiche(): Map<string, CatalogIdea[]> {
  const ideas = new Map<string, CatalogIdea[]>();
  for (const idea of catalogIdeas) {
    for (const id of idea.nicheIds) ideas.set(id, [...(ideas.get(id) ?? []), idea]);
  }
  return ideas;
}

function kindNamed(id: string): IdeaKind {
  const kind = ideaKinds.get(id);
  // `npm run data` writes the kind of every idea.
  if (kind === undefined) throw new Error(`no kind ${id}`);
  return kind;
}
