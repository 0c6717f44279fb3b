import { rfqDataSchema } from '@functions/_shared/contracts/rfq-request.ts';
import { expect, test } from 'vitest';
import { rfqRequest } from '@/tools/rfq-generator/rules/rfq-request.ts';
import { buildRfq } from './build-rfq.ts';

const noQuantity = { firstQuantity: '', secondQuantity: '', thirdQuantity: '' };

test('a request without a product or a quantity names what is missing', () => {
  const options = { pictureCount: 0 };
  expect(rfqRequest(buildRfq({ product: '' }), options)).toEqual({ missing: 'product' });
  expect(rfqRequest(buildRfq(noQuantity), options)).toEqual({ missing: 'quantity' });
});

test('a request with both is what the function accepts, without the fields left empty', () => {
  const rfq = buildRfq({ product: 'Tote', materials: '', deadline: '' });
  const made = rfqRequest(rfq, { pictureCount: 2 });
  const request = 'request' in made ? made.request : undefined;
  expect(request).toMatchObject({
    product: 'Tote',
    quantities: [500, 1000, 5000],
    picture_count: 2,
  });
  expect(request?.materials).toBeUndefined();
  expect(request?.deadline).toBeUndefined();
  expect(rfqDataSchema.safeParse(request).success).toBe(true);
});
