import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { type Calculation, calculate } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import type { ChosenCost } from '@functions/_shared/domain/tool-inputs/chosen-cost.ts';
import { type Extras, type ExtrasEvent, extrasFlow, noExtras } from '@/tools/shared/extras-flow.ts';
import {
  failedExtras,
  type StepName,
  type StepState,
  type Steps,
  waitingSteps,
} from './submission-steps.ts';

export type CalculatorState = Extras & {
  /** Null until the first calculation. */
  calculation: Calculation | null;
  view: 'results' | 'pricing';
  emailDialogOpen: boolean;
  /** From the press on submit until every step has settled. */
  running: boolean;
  /** Null until a submission was tried for this calculation. */
  steps: Steps | null;
  /** A link or a reload brought the result along with its pictures and partners. */
  isReopened: boolean;
  /** Pictures of a reopened result that are still being drawn. */
  pendingPictures: number;
};

export type CalculatorEvent =
  | ExtrasEvent
  | { type: 'calculated'; calculation: Calculation }
  | { type: 'email-asked' }
  | { type: 'email-dismissed' }
  | { type: 'submission-started' }
  | { type: 'repeat-started' }
  | { type: 'step-changed'; step: StepName; state: StepState }
  | { type: 'submission-ended'; saved: boolean }
  /** Null goes back to the estimate. */
  | { type: 'cost-chosen'; chosenCost: ChosenCost | null }
  /** Undefined goes back to the assumed rate. */
  | { type: 'ordering-chosen'; measuredOrdering: MeasuredOrdering | undefined }
  | { type: 'picture-failed' }
  | { type: 'view-changed'; view: CalculatorState['view'] }
  | { type: 'cleared' };

export const emptyCalculator: CalculatorState = {
  calculation: null,
  view: 'results',
  emailDialogOpen: false,
  running: false,
  steps: null,
  ...noExtras,
  isReopened: false,
  pendingPictures: 0,
};

/**
 * The flow of the free calculator: figures at once, then the email dialog, then the steps that
 * run side by side, and at their end the dialog closes. A failed save keeps the dialog open.
 */
export function calculatorFlow(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'calculated':
      return { ...emptyCalculator, calculation: event.calculation };
    case 'email-asked':
      return { ...state, emailDialogOpen: true };
    case 'email-dismissed':
      return { ...state, emailDialogOpen: false };
    case 'submission-started':
      return {
        ...state,
        running: true,
        steps: waitingSteps,
        isReopened: false,
        pendingPictures: 0,
        pictures: [],
        factorySearch: { status: 'searching', country: null },
      };
    case 'repeat-started':
      return state.steps === null ? state : repeatFailed(state, state.steps);
    case 'step-changed':
      return state.steps === null
        ? state
        : { ...state, steps: { ...state.steps, [event.step]: event.state } };
    case 'submission-ended':
      return event.saved
        ? { ...state, running: false, emailDialogOpen: false }
        : { ...state, running: false, steps: null, factorySearch: { status: 'idle' } };
    case 'factories-found':
      return {
        ...extrasFlow(state, event),
        // Searched again from its own section, the step is no longer a failure.
        steps: state.steps && { ...state.steps, factories: 'done' },
      };
    case 'factories-asked':
    case 'factories-failed':
      return extrasFlow(state, event);
    case 'picture-drawn':
      return withoutPending(extrasFlow(state, event));
    case 'picture-failed':
      return withoutPending(state);
    case 'cost-chosen':
      return { ...withCost(state, event.chosenCost), view: 'results' };
    case 'ordering-chosen':
      return withOrdering(state, event.measuredOrdering);
    case 'view-changed':
      return { ...state, view: event.view };
    case 'cleared':
      return emptyCalculator;
  }
}

/** A result with pictures still to be drawn and partners still to be searched. */
export function reopenedCalculator(
  calculation: Calculation,
  searchedCountry: FactoryCountry | null,
): CalculatorState {
  return {
    ...emptyCalculator,
    calculation,
    factorySearch: { status: 'searching', country: searchedCountry },
    isReopened: true,
    pendingPictures: 2,
  };
}

function withoutPending(state: CalculatorState): CalculatorState {
  return { ...state, pendingPictures: Math.max(0, state.pendingPictures - 1) };
}

/** The same answers with another unit cost: pictures and partners still belong to them. */
function withCost(state: CalculatorState, chosenCost: ChosenCost | null): CalculatorState {
  const { calculation } = state;
  if (calculation === null) return state;
  const request = { ...calculation.request, chosenCost: chosenCost ?? undefined };
  return { ...state, calculation: calculate({ ...calculation, request }) };
}

function withOrdering(
  state: CalculatorState,
  measuredOrdering: MeasuredOrdering | undefined,
): CalculatorState {
  const { calculation } = state;
  if (calculation === null) return state;
  const request = { ...calculation.request, measuredOrdering };
  return { ...state, calculation: calculate({ ...calculation, request }) };
}

/** The failed steps wait again; what worked stays as it is. */
function repeatFailed(state: CalculatorState, steps: Steps): CalculatorState {
  const names = failedExtras(steps);
  return {
    ...state,
    running: true,
    steps: { ...steps, ...Object.fromEntries(names.map((name) => [name, 'waiting'])) },
    factorySearch: names.includes('factories')
      ? { status: 'searching', country: null }
      : state.factorySearch,
  };
}
