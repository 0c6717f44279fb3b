import type { TariffQuestion } from '../_shared/contracts/tariff-lookup-live.ts';
import { toHts8 } from '../_shared/domain/tariff/tariff-code.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import type { Classification } from './classification.ts';
import type { FactsByLine } from './price-lines.ts';
import {
  isDividedByValue,
  selectBracket,
  valueOfAnswer,
  valueQuestionId,
} from './value-brackets.ts';

/** What is known about the value of the goods. */
export type KnownValue = {
  unitValueUsd: number | undefined;
  answers: Readonly<Record<string, string>> | undefined;
  /** A code was typed; whoever knows it knows its value bracket too. */
  isCodeGiven: boolean;
};

export type BracketedClassification = Classification & {
  /** Asks for the value of one piece when the line depends on it and is not known. */
  valueQuestion: TariffQuestion | null;
};

/** The longest list of lines under one six-digit code has 45. */
const maxSiblings = 50;

/**
 * Picks the line for the value of the goods where the schedule divides lines by value.
 * @param factsOf holds the facts of the classified line
 */
export async function applyValueBracket(
  classification: Classification,
  { unitValueUsd, answers, isCodeGiven }: KnownValue,
  factsOf: FactsByLine,
  store: TariffStore,
): Promise<BracketedClassification> {
  const unchanged = { ...classification, valueQuestion: null };
  const hts8 = classification.code === null ? null : toHts8(classification.code);
  // Most lines state no value, which saves a query.
  if (hts8 === null || !isDividedByValue(factsOf.get(hts8)?.line.description ?? ''))
    return unchanged;
  const siblings = await store.search(hts8.slice(0, 7), maxSiblings);
  const best = siblings.find((line) => line.hts8 === hts8);
  if (best === undefined) return unchanged;
  const value = unitValueUsd ?? valueOfAnswer(answers?.[valueQuestionId]);
  const outcome = selectBracket(best, siblings, value);
  switch (outcome.kind) {
    case 'keep':
      return unchanged;
    case 'ask':
      return isCodeGiven ? unchanged : { ...classification, valueQuestion: outcome.question };
    case 'take':
      return {
        ...unchanged,
        code: outcome.line.hts8,
        // Those rates were the ones of another line.
        assumed: undefined,
        confidence: classification.confidence === 'high' ? 'medium' : classification.confidence,
        reason: `${classification.reason} For goods of that value the line is ${outcome.line.hts8}.`,
        candidates: [
          best,
          ...classification.candidates.filter((line) => line.hts8 !== outcome.line.hts8),
        ],
      };
    case 'choose':
      return {
        ...unchanged,
        code: null,
        confidence: 'none',
        reason: `For goods of that value there are ${outcome.lines.length} lines.`,
        candidates: siblings.filter((line) =>
          outcome.lines.some((fitting) => fitting.hts8 === line.hts8),
        ),
      };
  }
}
