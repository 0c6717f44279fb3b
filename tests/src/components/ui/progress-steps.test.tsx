import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type ProgressStep,
  ProgressSteps,
  type StepState,
} from '@/components/ui/progress-steps.tsx';

const steps = (save: StepState, search: StepState): ProgressStep[] => [
  { id: 'save', label: 'Saving your results', state: save },
  { id: 'search', label: 'Searching factories', state: search, note: 'Up to a minute' },
];

test('ProgressSteps shows every step with its state in words', () => {
  render(<ProgressSteps steps={steps('running', 'waiting')} />);
  const [save, search] = screen.getAllByRole('listitem');
  expect(save).toHaveTextContent('Saving your resultsin progress');
  expect(search).toHaveTextContent('waiting');
  expect(search).toHaveTextContent('Up to a minute');
});

test('ProgressSteps announces nothing at first, then what has changed', () => {
  const { rerender } = render(<ProgressSteps steps={steps('running', 'waiting')} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<ProgressSteps steps={steps('done', 'running')} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Saving your results: done. Searching factories: in progress',
  );
  rerender(<ProgressSteps steps={steps('done', 'failed')} />);
  expect(screen.getByRole('status')).toHaveTextContent('Searching factories: failed');
  expect(screen.getByRole('status')).not.toHaveTextContent('Saving');
});

test('ProgressSteps keeps its announcement when a render changes no state', () => {
  const { rerender } = render(<ProgressSteps steps={steps('running', 'waiting')} />);
  rerender(<ProgressSteps steps={steps('done', 'waiting')} />);
  rerender(<ProgressSteps steps={steps('done', 'waiting')} />);
  expect(screen.getByRole('status')).toHaveTextContent('Saving your results: done');
});
