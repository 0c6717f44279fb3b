import type { FactoryCountry } from '../manufacturing-countries.ts';
import type { FreightMode } from '../money/freight-modes.ts';
import { landedStepIds, type MoneyStepId } from '../money/money-steps.ts';

/** The visitor's own figures, US dollars per piece. */
export type StepFigures = Readonly<Partial<Record<MoneyStepId, number>>>;

/** What the visitor chose for one kind of goods; undefined where we estimate or assume. */
export type LandedChoices = Readonly<{
  priceUsd?: number | undefined;
  monthlyOrders?: number | undefined;
  units?: number | undefined;
  mode?: FreightMode | undefined;
  hts8?: string | undefined;
  usmcaClaim: boolean;
  /** Up to the warehouse, a figure belongs to the country that it was quoted in. */
  landedByCountry: Readonly<Partial<Record<FactoryCountry, StepFigures>>>;
  /** From the warehouse on, a figure holds wherever the goods are made. */
  sale: StepFigures;
}>;

export const noChoices: LandedChoices = { usmcaClaim: false, landedByCountry: {}, sale: {} };

/** Whether anything was chosen. */
export function hasChoices({ usmcaClaim, landedByCountry, sale, ...rest }: LandedChoices): boolean {
  const figures = [...Object.values(landedByCountry), sale].flatMap(Object.values);
  const choices = [...Object.values(rest), ...figures];
  return usmcaClaim || choices.some((each) => each !== undefined);
}

/** The visitor's figures that count for goods made in this country. */
export function ownFiguresFor(choices: LandedChoices, country: FactoryCountry): StepFigures {
  return { ...choices.sale, ...choices.landedByCountry[country] };
}

/** Sets one figure; undefined goes back to the estimate. */
export function withOwnFigure(
  choices: LandedChoices,
  country: FactoryCountry,
  step: MoneyStepId,
  usd: number | undefined,
): LandedChoices {
  if (!landedStepIds.includes(step)) {
    return { ...choices, sale: withFigure(choices.sale, step, usd) };
  }
  const figures = withFigure(choices.landedByCountry[country] ?? {}, step, usd);
  return { ...choices, landedByCountry: { ...choices.landedByCountry, [country]: figures } };
}

function withFigure(figures: StepFigures, step: MoneyStepId, usd: number | undefined): StepFigures {
  const { [step]: _, ...others } = figures;
  return usd === undefined ? others : { ...others, [step]: usd };
}
