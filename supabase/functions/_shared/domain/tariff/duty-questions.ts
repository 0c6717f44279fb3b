import type { DutyCase } from './duty-case.ts';
import type { DutyLayer, DutyQuestion, DutyQuestionId } from './duty-types.ts';
import { needsMetalWeight } from './section-232-duty.ts';

/** The duties of one ten-digit line. */
export type DutyVariant = Readonly<{
  duty: DutyCase;
  layers: readonly DutyLayer[];
  totalText: string;
}>;

/**
 * The questions that the numbers depend on; only those whose answers change them.
 *
 * @param totalWith formats the total for a given answer
 */
export function askOpenQuestions(
  variants: readonly DutyVariant[],
  answers: Readonly<Record<string, string>>,
  totalWith: (id: DutyQuestionId, value: string) => string,
): DutyQuestion[] {
  const tenDigit = askTenDigitLine(variants, answers['ten-digit-line']);
  const chosen = variants.filter(({ duty }) => duty.hts10 === answers['ten-digit-line']);
  const weight = askMetalWeight(
    chosen.length === 0 ? variants : chosen,
    answers['metal-weight'],
    totalWith,
  );
  return [tenDigit, weight].filter((question) => question !== null);
}

function askTenDigitLine(
  variants: readonly DutyVariant[],
  answer: string | undefined,
): DutyQuestion | null {
  const outcomes = new Set(
    variants.map(({ layers }) =>
      JSON.stringify(layers.map(({ kind, ratePct, rateText }) => [kind, ratePct, rateText])),
    ),
  );
  if (outcomes.size < 2) return null;
  const options = variants.map(({ duty, totalText }) => ({
    value: duty.hts10 ?? '',
    label: `${duty.hts10 ?? ''} ${tenDigitDescription(duty)}: ${totalText}`,
  }));
  return {
    id: 'ten-digit-line',
    text: 'The duty depends on the ten-digit line. Which one is it?',
    options,
    assumed: null,
    otherTotalText: null,
    isOpen: !options.some(({ value }) => value === answer),
  };
}

function tenDigitDescription({ facts, hts10 }: DutyCase): string {
  return facts.statisticalLines.find((line) => line.hts10 === hts10)?.description ?? '';
}

function askMetalWeight(
  variants: readonly DutyVariant[],
  answer: string | undefined,
  totalWith: (id: DutyQuestionId, value: string) => string,
): DutyQuestion | null {
  if (!variants.some(({ duty }) => needsMetalWeight(duty))) return null;
  const options = [
    { value: 'at-least-15', label: '15% or more' },
    { value: 'under-15', label: 'Less than 15%' },
  ];
  const isOpen = !options.some(({ value }) => value === answer);
  return {
    id: 'metal-weight',
    text: 'How much of the weight is steel, aluminum or copper?',
    options,
    assumed: 'at-least-15',
    otherTotalText: isOpen ? totalWith('metal-weight', 'under-15') : null,
    isOpen,
  };
}
