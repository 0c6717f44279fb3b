import { addDays, addMonths, type CalendarDay } from '../calendar-day.ts';
import type { DatedList } from './action-lists.ts';
import {
  brazilAction,
  canadaAction,
  section122,
  section232TemporaryTo,
  timberFramework,
} from './duty-rules.assumptions.ts';
import { countDuties } from './duty-stack.ts';
import type { DutyLayer, DutyOptions } from './duty-types.ts';
import { nicaraguaAction } from './other-actions.assumptions.ts';
import { otherActionLists } from './other-actions.generated.ts';
import { section338Lists } from './section-338.generated.ts';
import { findTariffOrigin } from './tariff-origins.ts';
import type { TariffLineFacts } from './tariff-types.ts';
import { type UpcomingDuty, upcomingMonths } from './upcoming-text.ts';

/**
 * The changes of a total that are known for the months after the day of entry, the nearest first.
 * @param today days up to it are no longer ahead
 * @throws RangeError for an origin that is not a known foreign country
 */
export function upcomingDuties(
  facts: TariffLineFacts,
  options: DutyOptions,
  today: CalendarDay,
): UpcomingDuty[] {
  const { entryDate } = options;
  const until = addMonths(entryDate, upcomingMonths);
  const days = changeDays(facts, options.originCode.toUpperCase())
    .filter((day) => day > entryDate && day > today && day <= until)
    .sort();
  if (days.length === 0) return [];
  let before = countDuties(facts, options);
  return [...new Set(days)].flatMap((date) => {
    const after = countDuties(facts, { ...options, entryDate: date });
    const isSame = after.text === before.text;
    const what = changes(before.layers, after.layers);
    before = after;
    return isSame ? [] : [{ date, what, totalText: after.text }];
  });
}

/** The days on which a rule for the line and the origin begins, or no longer applies. */
function changeDays(facts: TariffLineFacts, originCode: string): CalendarDay[] {
  const digits = facts.line.hts8.replaceAll('.', '');
  const isAbout = ({ codes }: DatedList) => ` ${codes}`.includes(` ${digits}`);
  const partners: Readonly<Record<string, string>> = timberFramework.originsFrom;
  const days = [
    ...facts.section232.map(({ effectiveFrom }) => effectiveFrom),
    ...facts.chinaLists.map(({ effectiveFrom }) => effectiveFrom),
    findTariffOrigin(originCode)?.forcedLabor?.effectiveFrom,
    partners[originCode],
    timberFramework.europeanUnionFrom,
    section122.effectiveFrom,
    addDays(section122.effectiveTo, 1),
    addDays(section232TemporaryTo, 1),
    ...otherActionLists.filter(isAbout).flatMap(firstDays),
    ...(originCode === 'NI' ? nicaraguaAction.steps.map(({ from }) => from) : []),
    ...(originCode === 'BR' ? [brazilAction.effectiveFrom] : []),
    ...(originCode === 'CA'
      ? [canadaAction.besideSection232From, ...section338Lists.filter(isAbout).flatMap(firstDays)]
      : []),
  ];
  return days.filter((day) => day != null);
}

/** The days on which the goods of a list begin to pay, and no longer do. */
function firstDays({ effectiveFrom, effectiveTo }: DatedList): CalendarDay[] {
  return effectiveTo === null ? [effectiveFrom] : [effectiveFrom, addDays(effectiveTo, 1)];
}

function changes(before: readonly DutyLayer[], after: readonly DutyLayer[]): string {
  const added = after.flatMap((layer) => {
    const earlier = before.find(({ kind }) => kind === layer.kind);
    if (earlier?.rateText === layer.rateText || !isCharged(layer)) return [];
    return earlier !== undefined && isCharged(earlier)
      ? [`${layer.label} ${layer.rateText} instead of ${earlier.rateText}`]
      : [`${layer.label} ${layer.rateText} is added`];
  });
  const ended = before.filter(
    (layer) =>
      isCharged(layer) && !after.some((each) => each.kind === layer.kind && isCharged(each)),
  );
  return [...added, ...ended.map(({ label }) => `${label} ends`)].join('; ');
}

function isCharged({ ratePct }: DutyLayer): boolean {
  return ratePct !== 0;
}
