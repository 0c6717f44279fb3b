import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useEffect, useState } from 'react';
import { type CalendarDay, parseCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { readEmail } from '@/lib/email.ts';
import type { BrowserStorage } from '@/lib/storage.ts';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import { suggestedMix } from '../rules/candidates.ts';
import { mixProblems } from '../rules/shares.ts';
import {
  completeAnswers,
  missingInStep,
  type StrategyAnswers,
  type StrategyDraft,
  type StrategyStep,
  strategySteps,
} from '../rules/strategy-answers.ts';
import { strategyFor } from '../rules/strategy-type.ts';
import type { SharedRoadmap } from '../rules/strategy-url.ts';
import type { StrategyServices } from './services.ts';
import {
  type StrategyState,
  stateFromAddress,
  stateFromText,
  stateToText,
} from './strategy-memory.ts';
import { submitStrategy } from './submission.ts';

const storageKey = 'strategy';

export type AnswersStorage = Pick<BrowserStorage, 'read' | 'write'>;

type StrategyBuilderOptions = {
  services: StrategyServices;
  address: ToolAddress<SharedRoadmap>;
  storage: AnswersStorage;
  /** What the gate was given, to start from. */
  email: string;
  today: CalendarDay;
  /** The visitor asked for a roadmap here. */
  onAnswered?: (answers: StrategyAnswers) => void;
};

/** The wizard and its roadmap: every answer kept for the tab, the roadmap also in the address. */
export function useStrategyBuilder({
  services,
  address,
  storage,
  email,
  today,
  onAnswered,
}: StrategyBuilderOptions) {
  const [state, setState] = useState<StrategyState>(() => {
    const kept = stateFromText(storage.read(storageKey), { email, today });
    return stateFromAddress(address.initialParams, { email: kept.email, today }) ?? kept;
  });
  useEffect(() => {
    storage.write(storageKey, stateToText(state));
  }, [state, storage]);

  const answers = completeAnswers(state.draft);
  const shared = answers && state.isShown ? sharedRoadmap(state, answers) : null;

  function change(part: Partial<StrategyState>) {
    setState((before) => ({ ...before, ...part }));
  }

  /** As `change`, for what the roadmap's address holds. */
  function adjust(part: Partial<Pick<StrategyState, 'startDay' | 'mix'>>) {
    change(part);
    if (answers) address.replace(sharedRoadmap({ ...state, ...part }, answers));
  }

  return {
    state,
    shared,
    missing: missingInStep(state.step, state.draft, state.email),
    answer: (part: Partial<StrategyDraft>) =>
      // Other answers may lead to another plan, whose shares are others.
      setState((before) => ({ ...before, draft: { ...before.draft, ...part }, mix: null })),
    setEmail: (typed: string) => change({ email: typed }),
    goTo: (step: StrategyStep) => change({ step }),
    previous: () => change({ step: neighbour(state.step, -1) }),
    next: () => change({ step: neighbour(state.step, 1) }),
    generate: (form: BotSignals) => {
      if (answers === null) return;
      change({ isShown: true });
      onAnswered?.(answers);
      address.replace(sharedRoadmap(state, answers));
      void submitStrategy(services, answers, readEmail(state.email), form);
    },
    back: () => {
      change({ isShown: false, step: 1 });
      address.replace(null);
    },
    setStartDay: (text: string) => {
      const startDay = parseCalendarDay(text);
      if (startDay !== undefined) adjust({ startDay });
    },
    setMix: (mix: SharedRoadmap['mix']) => {
      if (mixProblems(mix).length === 0) adjust({ mix });
    },
  };
}

export type StrategyBuilderScreen = ReturnType<typeof useStrategyBuilder>;

function sharedRoadmap(
  { startDay, mix }: Pick<StrategyState, 'startDay' | 'mix'>,
  answers: SharedRoadmap['answers'],
): SharedRoadmap {
  return { answers, startDay, mix: mix ?? suggestedMix(answers, strategyFor(answers).type) };
}

function neighbour(step: StrategyStep, by: 1 | -1): StrategyStep {
  return strategySteps.find((each) => each === step + by) ?? step;
}
