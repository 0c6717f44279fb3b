import type { KeyboardEvent, RefObject } from 'react';

type QuizKeyTargets = {
  card: RefObject<HTMLElement | null>;
  options: readonly { value: string }[];
  multi: boolean;
  onChoose: (option: string) => void;
  onContinue: () => void;
};

/**
 * Number keys choose, arrows move without choosing, Enter continues. The browser's arrow keys would
 * choose each radio they pass, and the quiz would advance after 300 ms.
 */
export function handleQuizKey(event: KeyboardEvent<HTMLElement>, targets: QuizKeyTargets): void {
  const { card, options, multi, onChoose, onContinue } = targets;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const inputs = [...(card.current?.querySelectorAll('input') ?? [])];
  const focused = event.target instanceof HTMLInputElement ? inputs.indexOf(event.target) : -1;

  if (/^[1-9]$/.test(event.key)) {
    const place = Number(event.key) - 1;
    const input = inputs[place];
    if (!input) return;
    event.preventDefault();
    input.focus();
    if (input.getAttribute('aria-disabled') !== 'true') onChoose(options[place]?.value ?? '');
    return;
  }

  const step = arrowSteps.get(event.key);
  if (step !== undefined) {
    event.preventDefault();
    const from = focused === -1 && step < 0 ? 0 : focused;
    inputs[(from + step + inputs.length) % inputs.length]?.focus();
    return;
  }

  if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  const option = options[focused];
  if (!multi && option) onChoose(option.value);
  else onContinue();
}

const arrowSteps = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);
