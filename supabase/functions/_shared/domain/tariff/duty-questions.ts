import type { DutyCase } from './duty-case.ts';
import type { DutyLayer, DutyQuestion, DutyQuestionId } from './duty-types.ts';
import { asksQuartzQuota, hasCertifiedRate, hasThermalRate } from './other-actions.ts';
import { needsMetalWeight } from './section-232-duty.ts';
import { vehicleQuestion } from './vehicle-duty.ts';

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
  const others = chosen.length === 0 ? variants : chosen;
  const drone = askDroneKind(others, answers['drone-kind'], totalWith);
  const quota = askQuartzQuota(others, answers['quartz-quota'], totalWith);
  const vehicle = askVehicleUse(others, answers['vehicle-use'], totalWith);
  return [tenDigit, vehicle, weight, drone, quota].filter((question) => question !== null);
}

function askTenDigitLine(
  variants: readonly DutyVariant[],
  answer: string | undefined,
): DutyQuestion | null {
  // A line in doubt has two variants: it is one line with both outcomes.
  const outcomes = new Map<string | null, string>();
  for (const { duty, layers } of variants) {
    const rates = layers.map(({ kind, ratePct, rateText }) => [kind, ratePct, rateText]);
    outcomes.set(duty.hts10, `${outcomes.get(duty.hts10) ?? ''}${JSON.stringify(rates)}`);
  }
  if (new Set(outcomes.values()).size < 2) return null;
  const lines = variants.filter(({ duty }) => !duty.isLenient);
  const options = lines.map(({ duty, totalText }) => ({
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

type Choice = Readonly<{ value: string; label: string }>;

function askDroneKind(
  variants: readonly DutyVariant[],
  answer: string | undefined,
  totalWith: (id: DutyQuestionId, value: string) => string,
): DutyQuestion | null {
  const certified: Choice = {
    value: 'certified',
    label: 'Critical components certified as US or allied',
  };
  const partner = variants.some(({ duty }) => hasCertifiedRate(duty)) ? [certified] : [];
  const options = variants.some(({ duty }) => hasThermalRate(duty))
    ? [
        { value: 'no-thermal-imaging', label: 'No thermal imaging' },
        { value: 'thermal-imaging', label: 'With thermal imaging' },
        ...partner,
      ]
    : [{ value: 'not-certified', label: 'Components not certified' }, ...partner];
  return choose({ id: 'drone-kind', text: 'Which drone is it?', options, answer, totalWith });
}

function askQuartzQuota(
  variants: readonly DutyVariant[],
  answer: string | undefined,
  totalWith: (id: DutyQuestionId, value: string) => string,
): DutyQuestion | null {
  if (!variants.some(({ duty }) => asksQuartzQuota(duty))) return null;
  const options = [
    { value: 'in-quota', label: 'In quota' },
    { value: 'over-quota', label: 'Over quota' },
  ];
  const text = 'Is the quota for quartz surface products still open?';
  return choose({ id: 'quartz-quota', text, options, answer, totalWith });
}

function askVehicleUse(
  variants: readonly DutyVariant[],
  answer: string | undefined,
  totalWith: (id: DutyQuestionId, value: string) => string,
): DutyQuestion | null {
  const kinds = variants.map(({ duty }) => vehicleQuestion(duty)).filter((kind) => kind !== null);
  if (kinds.length === 0) return null;
  const isVehicle = kinds.includes('vehicle');
  const options = [
    { value: 'listed', label: 'Yes' },
    { value: 'other', label: isVehicle ? 'No, or at least 25 years old' : 'No' },
  ];
  const text = isVehicle ? 'Is it a car, a truck or a bus?' : 'Is it a part of a car or a truck?';
  return choose({ id: 'vehicle-use', text, options, answer, totalWith });
}

/** A question whose first option is assumed until it is answered; null without a choice. */
function choose({
  id,
  text,
  options,
  answer,
  totalWith,
}: Readonly<{
  id: DutyQuestionId;
  text: string;
  options: readonly Choice[];
  answer: string | undefined;
  totalWith: (id: DutyQuestionId, value: string) => string;
}>): DutyQuestion | null {
  const [assumed, other] = options;
  if (assumed === undefined || other === undefined) return null;
  const isOpen = !options.some(({ value }) => value === answer);
  return {
    id,
    text,
    options,
    assumed: assumed.value,
    otherTotalText: isOpen ? totalWith(id, other.value) : null,
    isOpen,
  };
}
