import {
  isWorkday,
  workdaysAfter,
  workdaysPerWeek,
  workdayUpTo,
} from '@functions/_shared/domain/in-hands/workdays.ts';
import { expect, test } from 'vitest';

test('weeks have five workdays in the US and six in China, with Friday off in Bangladesh', () => {
  expect(workdaysPerWeek('usa')).toBe(5);
  expect(workdaysPerWeek('china')).toBe(6);
  // January 8, 2027 is a Friday.
  expect(isWorkday('bangladesh', '2027-01-08', 'fast')).toBe(false);
  expect(isWorkday('bangladesh', '2027-01-10', 'fast')).toBe(true);
  expect(isWorkday('usa', '2027-01-09', 'fast')).toBe(false);
  expect(isWorkday('china', '2027-01-09', 'fast')).toBe(true);
});

test('workdays begin the day after and skip the weekend', () => {
  // From Friday, January 8, 2027: Monday, Tuesday, Wednesday.
  const { day, lost } = workdaysAfter('2027-01-08', 3, { country: 'usa', pace: 'fast' });
  expect(day).toBe('2027-01-13');
  expect(lost).toEqual([]);
});

test('no workdays end on the day itself, even a Sunday', () => {
  expect(workdaysAfter('2027-01-10', 0, { country: 'usa', pace: 'slow' }).day).toBe('2027-01-10');
});

test('workdays lost to a closure are counted, its weekend days are not', () => {
  // From Friday, January 29, 2027. Saturday 30 counts. February 1 to 15 is closed: 13 workdays of six
  // a week, since the 7th and 14th are Sundays. Tuesday 16 is the second day.
  const { day, lost } = workdaysAfter('2027-01-29', 2, { country: 'china', pace: 'fast' });
  expect(day).toBe('2027-02-16');
  expect(lost.map(({ name }) => name)).toEqual(Array(13).fill('Lunar New Year'));
});

test('the last workday up to a day skips weekends and holidays backward', () => {
  // Thanksgiving 2027 is Thursday, November 25; the Friday only counts on the slow path.
  expect(workdayUpTo('2027-11-28', 'usa', 'fast')).toBe('2027-11-26');
  expect(workdayUpTo('2027-11-28', 'usa', 'slow')).toBe('2027-11-24');
  expect(workdayUpTo('2027-11-24', 'usa', 'slow')).toBe('2027-11-24');
});
