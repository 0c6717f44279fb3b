import { weekdayOf } from './date-parts.ts';

/** Chinese New Year, when factories close; by the lunar calendar, so it is a table. */
const chineseNewYears: Readonly<Record<number, readonly [month: number, day: number]>> = {
  2026: [2, 17],
  2027: [2, 6],
  2028: [1, 26],
  2029: [2, 13],
  2030: [2, 3],
};

/** The month and day of a holiday in a year. */
export type Holiday = (year: number) => { month: number; day: number };
const on =
  (month: number, day: number): Holiday =>
  () => ({ month, day });
/** Holidays by the pattern of their names. */
export const holidays: readonly (readonly [source: string, holiday: Holiday])[] = [
  ['chinese new year|lunar new year|cny', (year) => chineseNewYear(year)],
  ["new year(?:['’]?s)?(?: day)?", on(1, 1)],
  ["valentine(?:['’]?s)?(?: day)?", on(2, 14)],
  ['easter', (year) => easter(year)],
  ["mother['’]?s['’]? day", (year) => nthWeekday(year, 5, 0, 2)],
  ["father['’]?s['’]? day", (year) => nthWeekday(year, 6, 0, 3)],
  ['independence day|(?:the )?fourth of july', on(7, 4)],
  ['labor day', (year) => nthWeekday(year, 9, 1, 1)],
  ['back[- ]to[- ]school', on(8, 15)],
  ['golden week', on(10, 1)],
  ['halloween', on(10, 31)],
  ['thanksgiving', (year) => nthWeekday(year, 11, 4, 4)],
  ['black friday', (year) => dayAfter(nthWeekday(year, 11, 4, 4))],
  ['christmas(?: eve| day)?|xmas|the holidays|the holiday season', on(12, 25)],
];

/** The nth weekday of a month, 0 for Sunday: Thanksgiving is the fourth Thursday of November. */
function nthWeekday(year: number, month: number, wanted: number, nth: number) {
  const first = weekdayOf({ year, month, day: 1 });
  return { month, day: 1 + ((wanted - first + 7) % 7) + (nth - 1) * 7 };
}

function dayAfter({ month, day }: { month: number; day: number }) {
  return { month, day: day + 1 };
}

function chineseNewYear(year: number) {
  const [month, day] = chineseNewYears[year] ?? [2, 5];
  return { month, day };
}

/** The Gregorian calendar's Easter Sunday, by the anonymous algorithm (Meeus, Jones, Butcher). */
function easter(year: number) {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - correction + 1) / 3) +
      15) %
    30;
  const week =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * week) / 451);
  const total = epact + week - 7 * shift + 114;
  return { month: Math.floor(total / 31), day: (total % 31) + 1 };
}
