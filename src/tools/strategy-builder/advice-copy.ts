import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import type { GeopoliticalRisk, MainClosure } from '@functions/_shared/domain/country-profiles.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import {
  isMapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { sourcingCategoryLabels } from '@functions/_shared/domain/sourcing-categories.ts';
import type {
  PainPoint,
  StrategyAnswers,
  StrategyTimeline,
} from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { pctText } from '@functions/_shared/domain/tariff/duty-case.ts';
import type { PassedOver } from './rules/candidates.ts';
import type { TimelineFit } from './rules/timeline-answer.ts';
import type { WhyCountry } from './rules/why-country.ts';

const closures: Readonly<Record<MainClosure, string>> = {
  'lunar-new-year': 'Lunar New Year',
  eid: 'both Eids',
  diwali: 'Diwali',
  'holy-week': 'Holy Week',
  august: 'the August break',
};

const risks: Readonly<Record<GeopoliticalRisk, string>> = {
  low: 'low geopolitical risk',
  medium: 'medium geopolitical risk',
  high: 'high geopolitical risk',
};

const pains: Readonly<Record<PainPoint, string>> = {
  Tariffs: 'tariffs',
  'Risk mitigation': 'risk',
  'Cost reduction': 'cost',
  'Faster lead times': 'lead times',
  'Quality issues': 'quality',
};

const asked: Readonly<Record<StrategyTimeline, string>> = {
  asap: 'as soon as possible',
  'short-term': 'about half a year',
  'medium-term': 'a year',
  'long-term': 'a year or more',
};

/** Sentences that answer what the visitor said. */
export const adviceCopy = {
  timeline: timelineText,
  whyCountry: whyCountryText,
  quizNote: quizNoteText,
};

function timelineText(timeline: StrategyTimeline, duration: string, fit: TimelineFit): string {
  const said = `You said ${asked[timeline]}`;
  switch (fit.kind) {
    case 'no-end':
      return `${said}; this takes ${duration}.`;
    case 'first-goods':
      return `${said}; this takes ${duration}. The first goods come during “${fit.phase}”, planned by ${formatCalendarDay(fit.day)}.`;
    case 'fits':
      return fit.isSure
        ? `${said}; this takes ${duration} and is done by ${formatCalendarDay(fit.lastDay)}.`
        : `${said}; this takes ${duration}. As planned, it’s done by ${formatCalendarDay(fit.lastDay)}, but if every phase takes its longest, by ${formatCalendarDay(fit.latestLastDay)}.`;
    case 'too-long':
      return [`${said}; this takes ${duration}.`, byThen(fit), shortest(fit)]
        .filter(Boolean)
        .join(' ');
  }
}

type TooLong = Extract<TimelineFit, { kind: 'too-long' }>;

function byThen({ deadline, done, underWay }: TooLong): string {
  const quoted = listInWords(done.map((name) => `“${name}”`));
  const parts = [
    ...(done.length > 0 ? [`${quoted} ${done.length === 1 ? 'is' : 'are'} done`] : []),
    ...(underWay === null ? [] : [`“${underWay}” is under way`]),
  ];
  return `By ${formatCalendarDay(deadline)}: ${listInWords(parts)}.`;
}

function shortest({ shortestLastDay }: TooLong): string {
  return shortestLastDay === null
    ? ''
    : `At its shortest, at the pace of an aggressive plan, it ends on ${formatCalendarDay(shortestLastDay)}.`;
}

function whyCountryText(why: WhyCountry): string {
  const { country, category, rating, today, duty, days, risk, sharedClosure } = why;
  const against = (text: string | null) =>
    text === null || today === null
      ? ''
      : `, compared with ${text} from ${mapCountryLabels[today]}`;
  const parts = [`${rating} of 5 in ${sourcingCategoryLabels[category].toLowerCase()}`];
  if (duty) {
    const own =
      duty.usmcaPct === null
        ? pctText(duty.totalPct)
        : `${pctText(duty.usmcaPct)} if it qualifies under USMCA (${pctText(duty.totalPct)} if not)`;
    parts.push(
      `US duty of ${own}${against(duty.todayPct === null ? null : pctText(duty.todayPct))}`,
    );
  }
  if (days) {
    parts.push(
      `up to ${days.days} days from approved sample to the East Coast${against(days.todayDays === null ? null : String(days.todayDays))}`,
    );
  }
  if (risk) parts.push(risks[risk]);
  const helped = why.helped.filter(
    (pain) => pain === 'Cost reduction' || pain === 'Quality issues',
  );
  if (helped.length > 0) parts.push(`known for ${listInWords(helped.map((pain) => known[pain]))}`);
  return [
    `${mapCountryLabels[country]}: ${parts.join('; ')}.`,
    ...(why.unhelped.length > 0
      ? [
          `It doesn’t help with ${listInWords(
            why.unhelped.map((pain) => pains[pain]),
            'or',
          )}.`,
        ]
      : []),
    ...(sharedClosure !== null && today !== null
      ? [
          `It closes for ${closures[sharedClosure]} at the same time as ${mapCountryLabels[today]}: hold stock for those weeks.`,
        ]
      : []),
  ].join(' ');
}

const known = { 'Cost reduction': 'low cost', 'Quality issues': 'steady quality' } as const;

function quizNoteText(
  { currentCountry }: Pick<StrategyAnswers, 'currentCountry'>,
  passedOver: readonly PassedOver[],
): string {
  if (passedOver.length === 0) {
    return 'The Country Quiz ranks the same countries first for the same answers.';
  }
  const today = isMapCountry(currentCountry) ? mapCountryLabels[currentCountry] : 'today';
  const names = listInWords(passedOver.map(({ country }) => mapCountryLabels[country]));
  const reasons = passedOver.map(
    (passed) => `${mapCountryLabels[passed.country]} ${passedOverReason(passed, today)}.`,
  );
  return `For the same answers, the Country Quiz also puts ${names} near the top. Here’s why we don’t: ${reasons.join(' ')}`;
}

function passedOverReason(passed: PassedOver, today: string): string {
  switch (passed.kind) {
    case 'same-region':
      return `is in the same region as ${mapCountryLabels[passed.as]}`;
    case 'same-closure':
      return `closes for the same holidays as ${mapCountryLabels[passed.as]}`;
    case 'weak':
      return `is rated ${passed.rating} of 5 in this category`;
    case 'less-safe':
      return `has ${risks[passed.risk]}`;
    case 'by-ship':
      return 'ships by sea, and this plan relies on trucks';
    case 'highest-duty':
      return 'carries the highest US duties';
    case 'slower':
      return `takes up to ${passed.days} days to the East Coast, longer than ${today} at ${passed.todayDays}`;
    case 'higher-duty':
      return `carries ${pctText(passed.dutyPct)} duty, more than ${today} at ${pctText(passed.todayPct)}`;
  }
}
