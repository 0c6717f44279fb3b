import {
  closureCalendar,
  closureOn,
  closures,
} from '@functions/_shared/domain/in-hands/closures.ts';
import { expect, test } from 'vitest';

test('every short closure lies within its long one', () => {
  for (const { name, short, long } of closures) {
    expect(long.from <= long.to, name).toBe(true);
    if (short === null) continue;
    expect(long.from <= short.from && short.from <= short.to && short.to <= long.to, name).toBe(
      true,
    );
  }
});

test('every closure names its source and touches the calendar', () => {
  for (const { name, source, long } of closures) {
    expect(source, name).not.toBe('');
    expect(long.to >= closureCalendar.from && long.from <= closureCalendar.to, name).toBe(true);
  }
});

test('Lunar New Year closes Chinese factories for 15 to 27 days', () => {
  // February 6, 2027: five days before to nine after, or eleven before to fifteen after.
  expect(closureOn('china', '2027-02-01', 'fast')?.name).toBe('Lunar New Year');
  expect(closureOn('china', '2027-01-31', 'fast')).toBeUndefined();
  expect(closureOn('china', '2027-01-26', 'slow')?.name).toBe('Lunar New Year');
  expect(closureOn('china', '2027-02-16', 'fast')).toBeUndefined();
  expect(closureOn('china', '2027-02-21', 'slow')?.name).toBe('Lunar New Year');
  expect(closureOn('china', '2027-02-22', 'slow')).toBeUndefined();
});

test.each([
  ['vietnam', '2027-02-06', 'Tet'],
  ['vietnam', '2028-01-26', 'Tet'],
  ['china', '2028-01-26', 'Lunar New Year'],
  ['china', '2027-10-01', 'Golden Week'],
  ['china', '2027-09-15', 'Mid-Autumn Festival'],
  ['mexico', '2027-03-26', 'Holy Week'],
  ['mexico', '2028-04-14', 'Holy Week'],
  ['bangladesh', '2027-03-10', 'Eid al-Fitr'],
  ['pakistan', '2027-05-17', 'Eid al-Adha'],
  ['turkey', '2027-03-09', 'Eid al-Fitr (Ramazan Bayramı)'],
  ['turkey', '2028-05-05', 'Eid al-Adha (Kurban Bayramı)'],
  ['india', '2027-10-29', 'Diwali'],
  ['portugal', '2027-08-10', 'August closure'],
  ['usa', '2027-11-25', 'Thanksgiving'],
  ['usa', '2028-07-04', 'Independence Day'],
] as const)('%s does not work on %s, %s', (country, day, name) => {
  expect(closureOn(country, day, 'fast')?.name).toBe(name);
});

test('holidays that many work through only stop the slow path', () => {
  // Columbus Day closes customs, few decorators.
  expect(closureOn('usa', '2027-10-11', 'fast')).toBeUndefined();
  expect(closureOn('usa', '2027-10-11', 'slow')?.name).toBe('Columbus Day');
});

test('a closure of one country is none of another', () => {
  expect(closureOn('usa', '2027-02-08', 'slow')).toBeUndefined();
});
