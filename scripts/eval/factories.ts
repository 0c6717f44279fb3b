import type { FactoryRecord, FactoryStore } from '@functions/ai-factory-search/factory-store.ts';
import { searchFactories } from '@functions/ai-factory-search/handler.ts';
import { readTable } from '../data/tables.ts';
import { parseFactoryRows } from '../factories/parse-factory-rows.ts';
import { type EngineResult, type Judged, judge, readQuestions } from './questions.ts';

/** The sample factories, found as find_factories() does it. */
export function createSampleStore(): FactoryStore & {
  /** The kinds that a factory makes. */
  kindIdsOf: (factoryId: string) => readonly string[];
} {
  const records: FactoryRecord[] = parseFactoryRows(readTable('factories/samples')).factories.map(
    (factory) => ({ ...factory, isSample: true }),
  );
  return {
    kindIdsOf: (factoryId) => records.find(({ id }) => id === factoryId)?.kinds ?? [],
    find: async ({ kindIds, capabilityIds, category, countries }) => {
      const isAnything =
        kindIds.length === 0 && capabilityIds.length === 0 && category === undefined;
      return records.filter(
        (factory) =>
          (countries.length === 0 || countries.includes(factory.country)) &&
          (isAnything ||
            factory.kinds.some((kind) => kindIds.includes(kind)) ||
            factory.capabilities.some((capability) => capabilityIds.includes(capability)) ||
            (category !== undefined && factory.categories.includes(category))),
      );
    },
  };
}

/** Judges the first factory shown for each search; "none" is right when nothing is shown. */
export async function evaluateFactories(): Promise<EngineResult> {
  const store = createSampleStore();
  const judged: Judged[] = [];
  for (const [question = '', pattern = ''] of readQuestions('factories')) {
    const { factories, alternativeSuggestion } = await searchFactories(
      { searchQuery: question },
      store,
    );
    const [first] = factories;
    if (pattern === 'none') {
      judged.push({
        question,
        verdict: first === undefined ? 'right' : 'wrong',
        answer: first?.name ?? alternativeSuggestion ?? '',
      });
      continue;
    }
    const answer = first && [first.name, first.description, ...first.specialties].join(' | ');
    judged.push(judge(question, pattern, answer));
  }
  return { engine: 'Factories', judged };
}
