import type { TariffStore } from '@functions/_shared/tariff-store.ts';
import { lookUp } from '@functions/tariff-lookup-live/lookup.ts';
import { type EngineResult, type Judged, readQuestions } from './questions.ts';

/** The day of the questions, so that the result does not depend on when it is measured. */
const today = '2026-11-29';

/** Judges the tariff line of each answer; a line offered among others is no answer. */
export async function evaluateTariffs(store: TariffStore): Promise<EngineResult> {
  const judged: Judged[] = [];
  for (const [, question = '', prefixes = ''] of readQuestions('tariff-questions')) {
    const code = await lineFor(question, store);
    const isRight = prefixes.split('|').some((prefix) => code?.startsWith(prefix.trim()));
    judged.push({
      question,
      verdict: code === undefined ? 'unanswered' : isRight ? 'right' : 'wrong',
      answer: code ?? '',
    });
  }
  return { engine: 'Tariff lines', judged };
}

async function lineFor(question: string, store: TariffStore): Promise<string | undefined> {
  try {
    const { hsCodeUsed } = await lookUp(
      { query: question },
      { store, live: undefined, today, log: () => undefined },
    );
    return hsCodeUsed ?? undefined;
  } catch {
    return undefined;
  }
}
