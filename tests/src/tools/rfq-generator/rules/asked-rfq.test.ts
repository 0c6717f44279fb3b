import { expect, test } from 'vitest';
import { askedRfqQuery } from '@/lib/asked-rfq-query.ts';
import { parseAskedRfq, withAsked } from '@/tools/rfq-generator/rules/asked-rfq.ts';
import { emptyRfqFields, type RfqFields } from '@/tools/rfq-generator/rules/rfq.ts';

const tote: RfqFields = {
  ...emptyRfqFields('ana@example.com'),
  product: 'Canvas tote',
  materials: '12 oz canvas',
  firstQuantity: '300',
  secondQuantity: '600',
  targetPrice: '3',
  certifications: ['gots'],
  destination: 'Los Angeles',
  notes: 'By sea',
};

test('what a tool asks for survives the address', () => {
  const asked = {
    product: 'Steel tumbler',
    origin: 'vietnam',
    quantity: 500,
    deadline: '2027-03-03',
  } as const;
  expect(parseAskedRfq(askedRfqQuery(asked))).toEqual(asked);
  expect(askedRfqQuery(asked).get('tool')).toBe('rfq');
});

test.each([
  'tool=rfq',
  'tool=rfq&origin=atlantis&quantity=many',
  'quantity=0',
  'quantity=1.5',
  'deadline=2027-02-30',
])('the address "%s" asks for nothing', (query) => {
  expect(parseAskedRfq(new URLSearchParams(query))).toBe(null);
});

test('another product takes the answers about the former one with it, and no others', () => {
  expect(withAsked(tote, { product: 'Steel tumbler', quantity: 500 })).toEqual({
    ...tote,
    product: 'Steel tumbler',
    materials: '',
    firstQuantity: '500',
    secondQuantity: '',
    targetPrice: '',
    certifications: [],
  });
});

test('the same product, in other letters, keeps its answers', () => {
  expect(withAsked(tote, { product: 'canvas Tote' })).toEqual({ ...tote, product: 'canvas Tote' });
});

test('a quantity that is asked for already stays where it is', () => {
  expect(withAsked(tote, { quantity: 600 })).toEqual(tote);
  expect(withAsked(tote, { quantity: 900 })).toEqual({
    ...tote,
    firstQuantity: '900',
    secondQuantity: '',
  });
});

test('an asked-for origin replaces the one in the form', () => {
  expect(withAsked({ ...tote, origin: 'china' }, { origin: 'portugal' }).origin).toBe('portugal');
});

test('a deadline that is asked for takes the place of the former one', () => {
  const fields = { ...tote, deadline: '2027-05-01' };
  expect(withAsked(fields, { deadline: '2027-03-03' }).deadline).toBe('2027-03-03');
  expect(withAsked(fields, { quantity: 500 }).deadline).toBe('2027-05-01');
});
