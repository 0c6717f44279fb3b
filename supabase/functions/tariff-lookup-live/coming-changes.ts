import type { OriginDuty } from '../_shared/contracts/tariff-lookup-live.ts';
import { formatLongDate } from '../_shared/domain/format-long-date.ts';
import { listInWords } from '../_shared/domain/list-in-words.ts';
import { inSentence } from '../_shared/domain/tariff/tariff-origins.ts';
import { upcomingSentence } from '../_shared/domain/tariff/upcoming-text.ts';

/** What changes soon for one origin, a sentence a day; empty for most goods. */
export function comingChange({ upcoming = [] }: OriginDuty, isClaimed: boolean): string[] {
  const sentences = upcoming.map(upcomingSentence);
  return isClaimed && sentences.length > 0
    ? [`Without the claim: ${sentences.join(' ')}`]
    : sentences;
}

/** What changes soon for several origins, a sentence a day, with the new total of each. */
export function comingChanges(duties: readonly OriginDuty[]): string[] {
  const coming = duties.flatMap(({ originCountry, upcoming = [] }) =>
    upcoming.map(({ date, totalText }) => ({
      date,
      totalText,
      origin: inSentence(originCountry ?? ''),
    })),
  );
  const days = [...new Set(coming.map(({ date }) => date))].sort();
  return days.map((day) => {
    const thatDay = coming.filter(({ date }) => date === day);
    const totals = [...new Set(thatDay.map(({ totalText }) => totalText))];
    const texts = totals.map((total) => {
      const origins = thatDay.filter(({ totalText }) => totalText === total);
      return `${total} from ${listInWords(origins.map(({ origin }) => origin))}`;
    });
    return `From ${formatLongDate(day)}, it’ll be ${listInWords(texts)}.`;
  });
}
