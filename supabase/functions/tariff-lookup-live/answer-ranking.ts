import type { OriginDuty } from '../_shared/contracts/tariff-lookup-live.ts';
import { formatLongDate } from '../_shared/domain/format-long-date.ts';
import { listInWords } from '../_shared/domain/list-in-words.ts';
import { excludedDuties } from '../_shared/domain/tariff/entry-warnings.ts';
import { inSentence } from '../_shared/domain/tariff/tariff-origins.ts';
import { type AnswerFacts, lowestRate, sentences, subjectWithLine } from './answer-text.ts';
import { comingChanges } from './coming-changes.ts';

/** The origins from the lowest duty up; a USMCA claim counts where it is possible. */
export function rankDuties(duties: readonly OriginDuty[]): readonly OriginDuty[] {
  return duties.toSorted((one, other) => rateOf(one) - rateOf(other));
}

function rateOf(duty: OriginDuty): number {
  return lowestRate(duty, undefined).ratePct;
}

const maxGroups = 3;

/**
 * The countries with the lowest duty, and China for comparison.
 * @param ranked from the lowest duty up
 */
export function answerRanking(ranked: readonly OriginDuty[], facts: AnswerFacts): string {
  const texts = [...new Set(ranked.map(textOf))];
  const groups = texts.map((text) => ({
    text,
    duties: ranked.filter((duty) => textOf(duty) === text),
  }));
  const named = groups.slice(0, maxGroups);
  const china = ranked.find(({ originCode }) => originCode === 'CN');
  const isChinaNamed = named.some(({ duties }) => china !== undefined && duties.includes(china));
  const claim = ranked.find((duty) => lowestRate(duty, undefined).isClaim);
  return sentences([
    `Of the ${ranked.length} countries compared, the lowest US duty on ${subjectWithLine(facts.subject)}, for goods entering on ${formatLongDate(facts.entryDate)}, is from ${named.map(groupText).join('; then ')}`,
    isChinaNamed || china === undefined ? '' : `China is at ${china.totalRateText}`,
    ...excludedDuties(facts.entryDate),
    ...(facts.notes ?? []),
    ...comingChanges(named.flatMap((group) => group.duties)),
    claim?.usmca?.condition ?? '',
    'Claims under trade agreements other than the USMCA aren’t counted',
    facts.classification.confidence === 'high' ? '' : facts.classification.reason,
  ]);
}

function groupText({ text, duties }: { text: string; duties: readonly OriginDuty[] }): string {
  const names = duties.map(({ originCountry }) => inSentence(originCountry ?? ''));
  return `${listInWords(names)}: ${text}`;
}

function textOf(duty: OriginDuty): string {
  return lowestRate(duty, undefined).isClaim
    ? `${duty.usmca?.totalRateText} with a USMCA claim (${duty.totalRateText} without)`
    : (duty.totalRateText ?? '');
}
