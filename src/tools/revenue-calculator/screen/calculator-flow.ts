import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { inShownOrder, type Picture } from '@/tools/shared/picture.ts';
import type { Calculation } from '../rules/calculation.ts';
import {
  failedExtras,
  type StepName,
  type StepState,
  type Steps,
  waitingSteps,
} from './submission-steps.ts';

export type CalculatorState = {
  /** Null until the first calculation. */
  calculation: Calculation | null;
  view: 'results' | 'pricing';
  emailDialogOpen: boolean;
  /** From the press on submit until every step has settled. */
  running: boolean;
  /** Null until a submission was tried for this calculation. */
  steps: Steps | null;
  pictures: Picture[];
  factorySearch: FactorySearch;
};

export type CalculatorEvent =
  | { type: 'calculated'; calculation: Calculation }
  | { type: 'email-asked' }
  | { type: 'email-dismissed' }
  | { type: 'submission-started' }
  | { type: 'repeat-started' }
  | { type: 'step-changed'; step: StepName; state: StepState }
  | { type: 'picture-drawn'; picture: Picture }
  | { type: 'submission-ended'; saved: boolean }
  | { type: 'factories-asked'; country: FactoryCountry | null }
  | { type: 'factories-found'; country: FactoryCountry | null; response: AiFactorySearchResponse }
  | { type: 'factories-failed'; country: FactoryCountry | null }
  | { type: 'view-changed'; view: CalculatorState['view'] }
  | { type: 'cleared' };

export const emptyCalculator: CalculatorState = {
  calculation: null,
  view: 'results',
  emailDialogOpen: false,
  running: false,
  steps: null,
  pictures: [],
  factorySearch: { status: 'idle' },
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
    case 'picture-drawn':
      return { ...state, pictures: inShownOrder([...state.pictures, event.picture]) };
    case 'submission-ended':
      return event.saved
        ? { ...state, running: false, emailDialogOpen: false }
        : { ...state, running: false, steps: null, factorySearch: { status: 'idle' } };
    case 'factories-asked':
      return { ...state, factorySearch: { status: 'searching', country: event.country } };
    case 'factories-found':
      return {
        ...state,
        // Searched again from its own section, the step is no failure any more.
        steps: state.steps && { ...state.steps, factories: 'done' },
        factorySearch: { status: 'found', country: event.country, response: event.response },
      };
    case 'factories-failed':
      return { ...state, factorySearch: { status: 'failed', country: event.country } };
    case 'view-changed':
      return { ...state, view: event.view };
    case 'cleared':
      return emptyCalculator;
  }
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
