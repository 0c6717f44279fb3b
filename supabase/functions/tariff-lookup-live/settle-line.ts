import type { TariffQuestion } from '../_shared/contracts/tariff-lookup-live.ts';
import { toHts8 } from '../_shared/domain/tariff/tariff-code.ts';
import type { LineChoice } from './choose-line.ts';
import type { TariffStore } from './tariff-store.ts';
import { chooseByValue, valueOfAnswer, valueQuestionId } from './value-brackets.ts';

/** What is known beside the words for the goods. */
export type KnownValue = {
  unitValueUsd: number | undefined;
  answers: Readonly<Record<string, string>> | undefined;
  /** The code was given: whoever knows it knows the value too. */
  isCodeGiven: boolean;
};

export type SettledLine = LineChoice & {
  /** What one piece is worth, when the line depends on it and nobody said. */
  valueQuestion: TariffQuestion | null;
};

/** The longest list of lines below six digits has 45. */
const mostSiblings = 50;

/** Takes the line of the goods' value where the schedule divides it by value. */
export async function settleLine(
  choice: LineChoice,
  { unitValueUsd, answers, isCodeGiven }: KnownValue,
  store: TariffStore,
): Promise<SettledLine> {
  const asItIs = { ...choice, valueQuestion: null };
  const hts8 = choice.code === null ? null : toHts8(choice.code);
  if (hts8 === null) return asItIs;
  const siblings = await store.search(hts8.slice(0, 7), mostSiblings);
  const best = siblings.find((line) => line.hts8 === hts8);
  if (best === undefined) return asItIs;
  const value = unitValueUsd ?? valueOfAnswer(answers?.[valueQuestionId]);
  const chosen = chooseByValue(best, siblings, value);
  switch (chosen.kind) {
    case 'keep':
      return asItIs;
    case 'ask':
      return isCodeGiven ? asItIs : { ...choice, valueQuestion: chosen.question };
    case 'take':
      return {
        ...asItIs,
        code: chosen.line.hts8,
        // Its rates were those of another line.
        assumed: undefined,
        confidence: choice.confidence === 'high' ? 'medium' : choice.confidence,
        reason: `${choice.reason} For goods of that value the line is ${chosen.line.hts8}.`,
        candidates: [best, ...choice.candidates.filter((line) => line.hts8 !== chosen.line.hts8)],
      };
    case 'choose':
      return {
        ...asItIs,
        code: null,
        confidence: 'none',
        reason: `For goods of that value there are ${chosen.lines.length} lines.`,
        candidates: siblings.filter((line) =>
          chosen.lines.some((fitting) => fitting.hts8 === line.hts8),
        ),
      };
  }
}
