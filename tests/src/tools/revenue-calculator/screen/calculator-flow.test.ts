import { expect, test } from 'vitest';
import {
  type CalculatorEvent,
  type CalculatorState,
  calculatorFlow,
  emptyCalculator,
} from '@/tools/revenue-calculator/screen/calculator-flow.ts';
import { aCalculation, aFactoryAnswer, aPicture } from './fakes.ts';

const calculation = aCalculation();

function stateAfter(...events: CalculatorEvent[]): CalculatorState {
  return events.reduce(calculatorFlow, emptyCalculator);
}

const calculated: CalculatorEvent = { type: 'calculated', calculation };
const asked: CalculatorEvent = { type: 'email-asked' };
const started: CalculatorEvent = { type: 'submission-started' };

test('a calculation shows at once, and the email is asked for after it', () => {
  const shown = { calculation, emailDialogOpen: false, running: false };
  expect(stateAfter(calculated)).toMatchObject(shown);
  expect(stateAfter(calculated, asked)).toMatchObject({ ...shown, emailDialogOpen: true });
});

test('dismissing the email dialog leaves the figures, and they can be asked for again', () => {
  const dismissed = stateAfter(calculated, asked, { type: 'email-dismissed' });
  expect(dismissed).toMatchObject({ calculation, emailDialogOpen: false });
  expect(calculatorFlow(dismissed, asked).emailDialogOpen).toBe(true);
});

test('a started submission runs with every step waiting and the factory search in progress', () => {
  const state = stateAfter(calculated, started);
  expect(state.running).toBe(true);
  expect(new Set(Object.values(state.steps ?? {}))).toEqual(new Set(['waiting']));
  expect(state.factorySearch).toEqual({ status: 'searching', country: null });
});

test('each step has a state of its own', () => {
  const { steps } = stateAfter(
    calculated,
    started,
    { type: 'step-changed', step: 'save', state: 'done' },
    { type: 'step-changed', step: 'factories', state: 'running' },
  );
  expect(steps).toMatchObject({ save: 'done', factories: 'running', notification: 'waiting' });
});

test('a step that belongs to no submission changes nothing', () => {
  const event: CalculatorEvent = { type: 'step-changed', step: 'save', state: 'done' };
  expect(stateAfter(calculated, event)).toEqual(stateAfter(calculated));
});

test('the product stands before its packaging, whichever was drawn first', () => {
  const product = aPicture({ targetModel: 'product-design' });
  const packaging = aPicture({ targetModel: 'packaging-design' });
  const { pictures } = stateAfter(
    calculated,
    started,
    { type: 'picture-drawn', picture: packaging },
    { type: 'picture-drawn', picture: product },
  );
  expect(pictures).toEqual([product, packaging]);
});

test('at its end a submission that was saved closes the dialog and keeps steps, pictures and factories', () => {
  const response = aFactoryAnswer();
  const state = stateAfter(
    calculated,
    asked,
    started,
    { type: 'picture-drawn', picture: aPicture() },
    { type: 'factories-found', country: null, response },
    { type: 'submission-ended', saved: true },
  );
  expect(state).toMatchObject({ running: false, emailDialogOpen: false, calculation });
  expect(state.steps).not.toBeNull();
  expect(state.pictures).toHaveLength(1);
  expect(state.factorySearch).toEqual({ status: 'found', country: null, response });
});

test('at its end a submission that was not saved keeps the dialog open and leaves no trace of steps or search', () => {
  const ended: CalculatorEvent = { type: 'submission-ended', saved: false };
  const state = stateAfter(calculated, asked, started, ended);
  expect(state).toMatchObject({ running: false, emailDialogOpen: true, steps: null });
  expect(state.factorySearch).toEqual({ status: 'idle' });
});

test('another country can be searched, found and fail without touching the figures', () => {
  const base = stateAfter(calculated);
  const asked = calculatorFlow(base, { type: 'factories-asked', country: 'vietnam' });
  expect(asked.factorySearch).toEqual({ status: 'searching', country: 'vietnam' });
  const failed = calculatorFlow(asked, { type: 'factories-failed', country: 'vietnam' });
  expect(failed.factorySearch).toEqual({ status: 'failed', country: 'vietnam' });
  expect(failed.calculation).toBe(calculation);
});

test('the price view comes and goes, and a new calculation shows results', () => {
  const pricing = stateAfter(calculated, { type: 'view-changed', view: 'pricing' });
  expect(pricing.view).toBe('pricing');
  expect(calculatorFlow(pricing, { type: 'view-changed', view: 'results' }).view).toBe('results');
  expect(calculatorFlow(pricing, calculated).view).toBe('results');
});

test('a chosen unit cost changes the figures alone, shows them, and can be taken back', () => {
  const response = aFactoryAnswer();
  const chosenCost = {
    unitCostUsd: 1.85,
    product: 'Tote bag',
    pieces: 500,
    source: 'builtin',
  } as const;
  const before = stateAfter(
    calculated,
    started,
    { type: 'picture-drawn', picture: aPicture() },
    { type: 'factories-found', country: null, response },
    { type: 'submission-ended', saved: true },
    { type: 'view-changed', view: 'pricing' },
  );
  const chosen = calculatorFlow(before, { type: 'cost-chosen', chosenCost });
  expect(chosen.calculation).toEqual(aCalculation({ chosenCost }));
  expect(chosen).toEqual({ ...before, view: 'results', calculation: chosen.calculation });
  const back = calculatorFlow(chosen, { type: 'cost-chosen', chosenCost: null });
  expect(back.calculation).toEqual(calculation);
});

test('a new calculation drops what belonged to the former one', () => {
  const state = stateAfter(
    calculated,
    started,
    { type: 'picture-drawn', picture: aPicture() },
    calculated,
  );
  expect(state).toMatchObject({ pictures: [], steps: null, factorySearch: { status: 'idle' } });
});

test('clearing forgets everything', () => {
  expect(stateAfter(calculated, started, { type: 'cleared' })).toEqual(emptyCalculator);
});
