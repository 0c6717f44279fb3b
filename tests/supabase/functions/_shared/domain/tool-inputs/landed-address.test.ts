import {
  landedParam,
  type SharedLanded,
} from '@functions/_shared/domain/tool-inputs/landed-address.ts';
import { noChoices, withOwnFigure } from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { describe, expect, test } from 'vitest';

const query = (landed: SharedLanded) => `${new URLSearchParams(landedParam.write(landed))}`;
const read = (text: string) => landedParam.read(new URLSearchParams(text));

const mexico = withOwnFigure(
  withOwnFigure(noChoices, 'mexico', 'goods', 5.5),
  'mexico',
  'parcel',
  4.25,
);
const everything: SharedLanded = {
  kindId: 't-shirt',
  country: 'mexico',
  choices: {
    ...mexico,
    units: 300,
    priceUsd: 30,
    monthlyOrders: 12.5,
    mode: 'truck',
    hts8: '6109.10.00',
    usmcaClaim: true,
  },
};

test('what was chosen goes into the address and comes back', () => {
  expect(query(everything)).toBe(
    'lk=t-shirt&lc=mexico&lu=300&lp=30&lo=12.5&lm=truck&lh=6109.10.00&lus=1&lf=mexico.goods.5.5&lf=all.parcel.4.25',
  );
  expect(read(query(everything))).toEqual(everything);
});

test('a view that was left as it is takes no room in the address', () => {
  expect(query({ kindId: 't-shirt', choices: noChoices })).toBe('');
  expect(query({ kindId: 't-shirt', choices: { ...noChoices, units: 250 } })).toBe(
    'lk=t-shirt&lu=250',
  );
});

describe('an address that anyone may have edited', () => {
  test.each(['', 'lu=300', 'lk=', 'lk=T%20shirt', `lk=${'a'.repeat(81)}`])(
    '%j names no goods, so it says nothing',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  test.each([
    'lc=mars',
    'lu=1.5',
    'lu=0',
    'lu=-5',
    'lu=1e3',
    'lp=abc',
    'lp=2000000',
    'lm=rocket',
    'lh=6109',
    'lus=yes',
    'lf=mars.goods.5',
    'lf=mexico.party.5',
    'lf=mexico.goods.-5',
    'lf=mexico.goods.1.2.3',
    'lf=mexico.goods',
    'lf=__proto__.goods.5',
  ])('takes nothing from %j', (text) => {
    expect(read(`lk=mug&${text}`)).toEqual({
      kindId: 'mug',
      country: undefined,
      choices: { ...noChoices },
    });
  });
});
