import { areNeighbors, type Kind, kindById } from '@functions/_shared/domain/goods/kinds.ts';
import { drawingFor } from '@functions/_shared/drawing/drawing-for.ts';
import { readDescription } from '@functions/_shared/drawing/read-description.ts';
import { searchFactories } from '@functions/ai-factory-search/handler.ts';
import { ideaRows } from '@functions/generate-product-ideas/ideas.generated.ts';
import { findTypicalPrices } from '@functions/market-pricing/typical-prices.ts';
import { createSampleStore } from './factories.ts';
import type { EngineResult, Judged, Verdict } from './questions.ts';

type Answer = { verdict: Verdict; answer: string };

/**
 * Asks the engines for every idea of the catalog by its name, as a visitor does who goes on with it,
 * and judges them by the kind of goods that the idea is made on.
 */
export async function evaluateOwnIdeas(): Promise<EngineResult[]> {
  const factories: Judged[] = [];
  const pictures: Judged[] = [];
  const prices: Judged[] = [];
  for (const { name, kind: kindId } of ideaRows) {
    const kind = kindById(kindId);
    if (kind === undefined) throw new Error(`data/goods has no kind ${kindId}`);
    factories.push({ question: name, ...(await judgeFactories(name, kind)) });
    pictures.push({ question: name, ...judgePicture(name, kind) });
    prices.push({ question: name, ...judgePrices(name, kind) });
  }
  return [
    { engine: 'Own ideas: factories', judged: factories },
    { engine: 'Own ideas: pictures', judged: pictures },
    { engine: 'Own ideas: typical prices', judged: prices },
  ];
}

const store = createSampleStore();

/** Wrong when any factory shown makes neither the kind nor a neighbor of it. */
async function judgeFactories(name: string, kind: Kind): Promise<Answer> {
  const { factories } = await searchFactories({ searchQuery: name }, store);
  if (factories.length === 0) return { verdict: 'unanswered', answer: '' };
  const unrelated = factories.find(({ id }) => !makesLike(kind, store.kindIdsOf(id)));
  return unrelated === undefined
    ? { verdict: 'right', answer: factories[0]?.name ?? '' }
    : { verdict: 'wrong', answer: `${unrelated.name}, ${unrelated.reason}` };
}

function makesLike(kind: Kind, kindIds: readonly string[]): boolean {
  return kindIds.some((id) => {
    const made = kindById(id);
    return made !== undefined && (made.id === kind.id || areNeighbors(made, kind));
  });
}

function judgePicture(name: string, { id, name: kindName }: Kind): Answer {
  const { depicts, standsIn } = drawingFor(readDescription(name), 'product-design');
  if (standsIn) return { verdict: 'unanswered', answer: depicts };
  const own = drawingFor({ kindId: id, kindName }, 'product-design');
  return { verdict: own.depicts === depicts ? 'right' : 'wrong', answer: depicts };
}

function judgePrices(name: string, { id }: Kind): Answer {
  const found = findTypicalPrices(name);
  const [first] = found;
  if (first === undefined) return { verdict: 'unanswered', answer: '' };
  const isOfKind = found.every(({ kindId }) => kindId === id);
  return { verdict: isOfKind ? 'right' : 'wrong', answer: first.productName };
}
