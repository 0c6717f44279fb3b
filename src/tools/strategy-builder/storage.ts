import { type CalendarDay, parseCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import {
  flag,
  object,
  oneOf,
  parseJson,
  type Schema,
  text,
  texts,
} from '@functions/_shared/domain/schema.ts';
import {
  mixToTexts,
  parseMix,
  parseStrategyParams,
} from '@functions/_shared/domain/strategy/strategy-address.ts';
import {
  completeAnswers,
  type StrategyDraft,
  strategyDraft,
} from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { deviceStorage } from '@/lib/storage.ts';
import { missingInStep, type StrategyStep, strategySteps } from './rules/strategy-steps.ts';

export const strategyStorageKey = 'strategy';

export type StrategyState = {
  draft: StrategyDraft;
  email: string;
  step: StrategyStep;
  /** The roadmap is open. */
  isShown: boolean;
  startDay: CalendarDay;
  /** The visitor's own shares, as `mixToTexts` writes them; empty while the plan's are used. */
  mix: readonly string[];
};

type Defaults = { email: string; today: CalendarDay };

/** The stored state, at the latest at the first step with an open question. */
export function strategyState({ email, today }: Defaults): Schema<StrategyState> {
  const stored = object<StrategyState>({
    draft: strategyDraft,
    email: (raw) => text(raw) || email,
    step: oneOf(strategySteps, 1),
    isShown: flag,
    startDay: (raw) => parseCalendarDay(text(raw)) ?? today,
    mix: texts,
  });
  return (raw) => {
    const state = stored(raw);
    const answers = completeAnswers(state.draft);
    const isOpen = (step: StrategyStep) => missingInStep(step, state.draft, state.email).length > 0;
    return {
      ...state,
      step: strategySteps.find((step) => step === state.step || isOpen(step)) ?? 1,
      isShown: state.isShown && answers !== null,
      mix: answers && parseMix(state.mix, answers) ? state.mix : [],
    };
  };
}

/** The state that shows a shared roadmap; null for an address without one. */
export function strategyStateFromParams(
  params: URLSearchParams,
  { email, today }: Defaults,
): StrategyState | null {
  const shared = parseStrategyParams(params);
  if (shared === null) return null;
  return {
    draft: shared.answers,
    email,
    step: 4,
    isShown: true,
    startDay: shared.startDay ?? today,
    mix: shared.mix ? mixToTexts(shared.mix) : [],
  };
}

const checklistKey = 'strategy_checklist';
const storedChecklist = object<{ done: string[] }>({ done: texts });

/** The ids of the checked items, stored on this device. */
export function loadDoneIds(): Set<string> {
  return new Set(parseJson(storedChecklist, deviceStorage.read(checklistKey)).done);
}

export function storeDoneIds(doneIds: ReadonlySet<string>): void {
  deviceStorage.write(checklistKey, JSON.stringify({ done: [...doneIds] }));
}
