import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { calendarDayOf, parseCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import { mixProblems } from '@functions/_shared/domain/strategy/shares.ts';
import {
  mixToTexts,
  parseMix,
  type SharedRoadmap,
} from '@functions/_shared/domain/strategy/strategy-address.ts';
import {
  completeAnswers,
  type StrategyAnswers,
  type StrategyDraft,
} from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { strategyFor } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { use, useState } from 'react';
import { parseEmail } from '@/lib/email.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { replaceResult, type ToolAddress } from '@/tools/shared/use-query-address.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { suggestedMix } from '../rules/candidates.ts';
import { knownForStrategy, withoutKnown } from '../rules/known-for-strategy.ts';
import { missingInStep, type StrategyStep, strategySteps } from '../rules/strategy-steps.ts';
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
  /** Answers the open questions. */
  known: ProductAnswers;
  /** The roadmap in the address is somebody else's: it replaces nothing that the tab stored. */
  isOthers?: boolean;
  /** Called when the visitor asks for a roadmap, not for a shared one. */
  onAnswered?: (roadmap: SharedRoadmap) => void;
};

export type StrategyBuilder = ReturnType<typeof useStrategyBuilder>;

/** The wizard and its roadmap. The tab stores both; the roadmap is in the address too. */
export function useStrategyBuilder({
  address,
  email,
  known,
  isOthers = false,
  onAnswered,
}: StrategyBuilderOptions) {
  const services = use(StrategyServices);
  const [{ schema, shared, opened, filled }] = useState(() => {
    const today = calendarDayOf(new Date());
    const schema = strategyState({ email, today });
    // The link brings a roadmap, but the email stays the visitor's own.
    const stored = parseJson(schema, tabStorage.read(strategyStorageKey));
    const { initialParams } = address;
    const shared = strategyStateFromParams(initialParams, { email: stored.email, today });
    const filled = knownForStrategy(stored.draft, shared === null ? known : {});
    const draft = { ...stored.draft, ...filled.draft };
    // Whoever gave all these answers here before need not confirm them step by step.
    const isRepeated = filled.names.join() === 'strategy' && completeAnswers(draft) !== null;
    const opened = { ...stored, draft, ...(isRepeated && { step: lastStep }) };
    return { schema, shared, opened, filled };
  });
  const { state, set, clear } = useToolState<StrategyState>({
    key: strategyStorageKey,
    schema,
    shared: shared ?? opened,
    storesShared: shared !== null && !isOthers,
    isStored: !isOthers,
  });
  const answers = completeAnswers(state.draft);

  function change(part: Partial<StrategyState>) {
    set((before) => ({ ...before, ...part }));
  }

  /** Like `change`, for what the address of a roadmap holds. */
  function adjust(part: Partial<Pick<StrategyState, 'startDay' | 'mix'>>) {
    change(part);
    if (answers) replaceResult(address, roadmapOf({ ...state, ...part }, answers), isOthers);
  }

  return {
    state,
    /** Null while the wizard is open. */
    roadmap: answers && state.isShown ? roadmapOf(state, answers) : null,
    missing: missingInStep(state.step, state.draft, state.email),
    /** The answers that were filled in when the tool opened. */
    filled: filled.names,
    /** Empties what was filled in, but for what the visitor has changed. */
    leaveBlank: () =>
      set((before) => ({
        ...before,
        step: 1,
        draft: { ...before.draft, ...withoutKnown(before.draft, filled.draft) },
        mix: [],
      })),
    /** Empties everything, the email from the gate too. */
    forget: () => clear({ ...schema(undefined), email: '' }),
    answer: (part: Partial<StrategyDraft>) =>
      // Other answers may lead to another plan with other shares.
      set((before) => ({ ...before, draft: { ...before.draft, ...part }, mix: [] })),
    setEmail: (typed: string) => change({ email: typed }),
    previous: () => change({ step: neighborOf(state.step, -1) }),
    next: () => change({ step: neighborOf(state.step, 1) }),
    generate: (form: BotSignals) => {
      if (answers === null) return;
      change({ isShown: true });
      const roadmap = roadmapOf(state, answers);
      onAnswered?.(roadmap);
      address.replace(roadmap);
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

const lastStep: StrategyStep = 4;

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
