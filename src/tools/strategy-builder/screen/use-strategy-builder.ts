import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { use, useState } from 'react';
import { calendarDayOf, parseCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { parseEmail } from '@/lib/email.ts';
import { parseJson } from '@/lib/schema.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { suggestedMix } from '../rules/candidates.ts';
import { mixProblems } from '../rules/shares.ts';
import { mixToTexts, parseMix, type SharedRoadmap } from '../rules/strategy-address.ts';
import {
  completeAnswers,
  missingInStep,
  type StrategyAnswers,
  type StrategyDraft,
  type StrategyStep,
  strategySteps,
} from '../rules/strategy-answers.ts';
import { strategyFor } from '../rules/strategy-type.ts';
import { type StrategyRow, StrategyServices } from '../services.ts';
import {
  type StrategyState,
  strategyState,
  strategyStateFromParams,
  strategyStorageKey,
} from '../storage.ts';

type StrategyBuilderOptions = {
  address: ToolAddress<SharedRoadmap>;
  /** The initial email address. */
  email: string;
  /** Called when the visitor asks for a roadmap, not for a shared one. */
  onAnswered?: (answers: StrategyAnswers) => void;
};

export type StrategyBuilder = ReturnType<typeof useStrategyBuilder>;

/** The wizard and its roadmap. The tab stores both; the roadmap is in the address too. */
export function useStrategyBuilder({ address, email, onAnswered }: StrategyBuilderOptions) {
  const services = use(StrategyServices);
  const [{ schema, shared }] = useState(() => {
    const today = calendarDayOf(new Date());
    const schema = strategyState({ email, today });
    // The link brings a roadmap, but the email stays the visitor's own.
    const stored = parseJson(schema, tabStorage.read(strategyStorageKey));
    const { initialParams } = address;
    return {
      schema,
      shared: strategyStateFromParams(initialParams, { email: stored.email, today }),
    };
  });
  const { state, set } = useToolState<StrategyState>({
    key: strategyStorageKey,
    schema,
    shared,
    storesShared: true,
  });
  const answers = completeAnswers(state.draft);

  function change(part: Partial<StrategyState>) {
    set((before) => ({ ...before, ...part }));
  }

  /** Like `change`, for what the address of a roadmap holds. */
  function adjust(part: Partial<Pick<StrategyState, 'startDay' | 'mix'>>) {
    change(part);
    if (answers) address.replace(roadmapOf({ ...state, ...part }, answers));
  }

  return {
    state,
    /** Null while the wizard is open. */
    roadmap: answers && state.isShown ? roadmapOf(state, answers) : null,
    missing: missingInStep(state.step, state.draft, state.email),
    answer: (part: Partial<StrategyDraft>) =>
      // Other answers may lead to another plan with other shares.
      set((before) => ({ ...before, draft: { ...before.draft, ...part }, mix: [] })),
    setEmail: (typed: string) => change({ email: typed }),
    previous: () => change({ step: neighborOf(state.step, -1) }),
    next: () => change({ step: neighborOf(state.step, 1) }),
    generate: (form: BotSignals) => {
      if (answers === null) return;
      change({ isShown: true });
      onAnswered?.(answers);
      address.replace(roadmapOf(state, answers));
      void submitStrategy(services, answers, parseEmail(state.email), form);
    },
    back: () => {
      change({ isShown: false, step: 1 });
      address.replace(null);
    },
    setStartDay: (typed: string) => {
      const startDay = parseCalendarDay(typed);
      if (startDay !== undefined) adjust({ startDay });
    },
    setMix: (mix: SharedRoadmap['mix']) => {
      if (mixProblems(mix).length === 0) adjust({ mix: mixToTexts(mix) });
    },
  };
}

function roadmapOf(
  { startDay, mix }: Pick<StrategyState, 'startDay' | 'mix'>,
  answers: StrategyAnswers,
): SharedRoadmap {
  const { type } = strategyFor(answers);
  return { answers, startDay, mix: parseMix(mix, answers) ?? suggestedMix(answers, type) };
}

function neighborOf(step: StrategyStep, by: 1 | -1): StrategyStep {
  return strategySteps.find((each) => each === step + by) ?? step;
}

const SUBMIT_TIMEOUT_MS = 20_000;

/** The wizard does not ask for target countries. */
const targetCountries = 'TBD';

/** The visitor sees the roadmap in any case, so a failure is only logged. */
async function submitStrategy(
  services: StrategyServices,
  answers: StrategyAnswers,
  email: string,
  form: BotSignals,
): Promise<void> {
  const { currentCountry, volume, category, painPoints, timeline, riskTolerance } = answers;
  const { type } = strategyFor(answers);
  const row: StrategyRow = {
    user_email: email,
    current_country: currentCountry,
    target_countries: targetCountries,
    timeline,
    roadmap_data: {
      strategy_type: type,
      pain_points: [...painPoints],
      volume,
      category,
      risk_tolerance: riskTolerance,
    },
  };
  const message: SendSourcingToolNotificationRequest = {
    type: 'strategy',
    email,
    data: { currentCountry, targetCountries, timeline, strategyType: type },
    form,
  };
  const outcomes = await Promise.allSettled([
    withTimeout(services.saveStrategy(row, form), SUBMIT_TIMEOUT_MS),
    withTimeout(services.notify(message, row), SUBMIT_TIMEOUT_MS),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      console.warn('The strategy could not be submitted', outcome.reason);
    }
  }
}
