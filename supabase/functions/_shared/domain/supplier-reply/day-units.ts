/** Units of time behind a number, in the languages suppliers write. */
const daysBehind =
  /^\s?-?\s?(?:(working|business|work|calendar|workings?|consecutive)[\s-]?)?(days?|d(?![\p{L}])|wd(?!\p{L})|weeks?|wks?|wk|months?|mths?|i[şs]\s?g[üu]n\p{L}{0,5}|g[üu]n(?!\s?metal)\p{L}{0,4}|hafta\p{L}{0,4}|ay(?:da)?(?![\p{L}])|dni|tygodni\p{L}*|tuần|tháng|个?工作日|个?工作天|天|日|周|个?星期|个?月|tagen?|werktagen?|arbeitstagen?|wochen?|monaten?|días?(?: hábiles| laborables)?|dias?(?: úteis| uteis)?|semanas?|mes(?:es)?|giorni(?: lavorativi)?|gg(?: lavorativi)?|settimane|jours?(?: ouvrés| ouvrables)?|semaines?|ngày(?: làm việc)?)(?![\p{Script=Latin}])(\s?(?:working|business|of work))?/iu;
const working =
  /work|business|i[şs]\s?g[üu]n|工作|werktag|arbeitstag|hábil|laborable|úte|ute|lavorativ|ouvr|làm việc/iu;
const weeks = /^(?:week|wk|woche)|hafta|周|星期|semana|settiman|semaine|wochen?/iu;
const months = /^m|^ay$|月|monat/iu;
/** "one month and a half", "1 week and half" */
const andHalf =
  /^\s(?:and (?:an? )?half|y medi[ao]|et demie?|e mezz[ao]|e mei[ao]|bu[çc]uk)(?!\p{L})/iu;

export type FoundDays = Readonly<{ days: number; isWorkingDays: boolean; length: number }>;

/** Days, weeks or months right behind a number; a week has 7 days, a month 30. */
export function daysAtStart(text: string, value: number): FoundDays | null {
  const match = daysBehind.exec(text);
  const unit = match?.[2] ?? '';
  if (match === null || unit === 'D') return null;
  const factor = weeks.test(unit) ? 7 : months.test(unit) ? 30 : 1;
  const half = factor === 1 ? null : andHalf.exec(text.slice(match[0].length));
  return {
    days: Math.round((value + (half === null ? 0 : 0.5)) * factor),
    isWorkingDays: working.test(match[0]),
    length: match[0].length + (half?.[0].length ?? 0),
  };
}
