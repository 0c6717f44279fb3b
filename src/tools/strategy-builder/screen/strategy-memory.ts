import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { type CalendarDay, parseCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { asObject, asText, asTexts, parseObject } from '@/lib/kept-json.ts';
import type { CountryMix } from '../rules/shares.ts';
import {
  cleanDraft,
  completeAnswers,
  missingInStep,
  type StrategyDraft,
  type StrategyStep,
  strategySteps,
} from '../rules/strategy-answers.ts';
import { readMix, readStrategyParams } from '../rules/strategy-url.ts';

/** Everything the visitor gave, as it survives a reload. */
export type StrategyState = {
  draft: StrategyDraft;
  email: string;
  step: StrategyStep;
  /** The roadmap is open. */
  isShown: boolean;
  startDay: CalendarDay;
  /** The visitor's own shares; null while the plan's are used. */
  mix: CountryMix<MapCountry> | null;
};

export function stateToText({ mix, ...state }: StrategyState): string {
  const parts = mix?.newCountries.map(({ country, sharePct }) => `${country}-${sharePct}`);
  return JSON.stringify({ ...state, mix: parts ?? [] });
}

/** The kept state as far as it holds up; nobody stands at a step whose forerunners are not answered. */
export function stateFromText(
  text: string | null,
  { email, today }: { email: string; today: CalendarDay },
): StrategyState {
  const kept = parseObject(text);
  const draft = cleanDraft(asObject(kept.draft));
  const keptEmail = asText(kept.email) || email;
  const answers = completeAnswers(draft);
  const wanted = strategySteps.find((step) => step === kept.step) ?? 1;
  const open = strategySteps.find((step) => missingInStep(step, draft, keptEmail).length > 0) ?? 4;
  return {
    draft,
    email: keptEmail,
    step: strategySteps.find((step) => step === Math.min(wanted, open)) ?? 1,
    isShown: kept.isShown === true && answers !== null,
    startDay: parseCalendarDay(asText(kept.startDay)) ?? today,
    mix: (answers && readMix(asTexts(kept.mix), answers)) ?? null,
  };
}

/** The roadmap of a shared link; null for an address without one. */
export function stateFromAddress(
  params: URLSearchParams,
  { email, today }: { email: string; today: CalendarDay },
): StrategyState | null {
  const shared = readStrategyParams(params);
  if (shared === null) return null;
  return {
    draft: shared.answers,
    email,
    step: 4,
    isShown: true,
    startDay: shared.startDay ?? today,
    mix: shared.mix ?? null,
  };
}
