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
  | { type: 'view-changed'; view: CalculatorState['view'] }
  | { type: 'cleared' };

export const emptyCalculator: CalculatorState = {
  calculation: null,
  view: 'results',
  emailDialogOpen: false,
  running: false,
  steps: null,
  ...noExtras,
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
    case 'picture-drawn':
      return extrasFlow(state, event);
    case 'cost-chosen':
      return { ...withCost(state, event.chosenCost), view: 'results' };
    case 'view-changed':
      return { ...state, view: event.view };
    case 'cleared':
      return emptyCalculator;
  }
}

/** The same answers with another unit cost: pictures and partners still belong to them. */
function withCost(state: CalculatorState, chosenCost: ChosenCost | null): CalculatorState {
  const { calculation } = state;
  if (calculation === null) return state;
  const request = { ...calculation.request, chosenCost: chosenCost ?? undefined };
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
