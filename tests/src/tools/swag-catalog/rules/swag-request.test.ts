import { swagDataSchema } from '@functions/_shared/contracts/swag-request.ts';
import { emptySwagList, type SwagList } from '@functions/_shared/domain/swag/swag-list.ts';
import { expect, test } from 'vitest';
import { swagRequest } from '@/tools/swag-catalog/rules/swag-request.ts';

const list: SwagList = { items: [{ piece: 'tumbler', color: 'navy', units: 500 }], kits: null };
const fields = { name: 'Ana', company: '', notes: '' };
const nothing = { neededBy: '', zip: '', logoName: undefined };

test('a request without a name or a piece is none', () => {
  expect(swagRequest(list, { ...fields, name: '  ' }, nothing)).toBeNull();
  expect(swagRequest(emptySwagList, fields, nothing)).toBeNull();
});

test('a request is what the function accepts, without the fields left empty', () => {
  const request = swagRequest(list, fields, nothing);
  expect(JSON.parse(JSON.stringify(request))).toEqual({ contact_name: 'Ana', items: list.items });
  expect(swagDataSchema.safeParse(request).success).toBe(true);
});

test('a full request is accepted too, cut to what the table takes', () => {
  const request = swagRequest(
    { ...list, kits: 200 },
    { name: 'A'.repeat(500), company: ' Ana\nBakes ', notes: 'x'.repeat(5000) },
    { neededBy: '2027-01-15', zip: ' 78701-1234 ', logoName: `${'l'.repeat(300)}.svg` },
  );
  expect(request).toMatchObject({
    company: 'Ana Bakes',
    kits: 200,
    needed_by: '2027-01-15',
    zip: '78701',
  });
  expect(swagDataSchema.safeParse(request).success).toBe(true);
});

test('what is no ZIP code is left out', () => {
  expect(swagRequest(list, fields, { ...nothing, zip: 'SW1A' })?.zip).toBeUndefined();
});
