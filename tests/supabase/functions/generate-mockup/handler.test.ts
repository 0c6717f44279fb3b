import { generateMockupResponseSchema } from '@functions/_shared/contracts/generate-mockup.ts';
import { readDescription } from '@functions/_shared/drawing/read-description.ts';
import { createHandler } from '@functions/generate-mockup/handler.ts';
import type { ImageGenerator } from '@functions/generate-mockup/image-generator.ts';
import { expect, test, vi } from 'vitest';
import { access, call, functionRequest } from '../../../support/functions.ts';

const request = {
  productDescription: 'canvas tote bag',
  brandName: '@glowbymia',
  styleVibe: 'minimalist, luxury',
  targetModel: 'product-design',
};

function handler(generateImage?: ImageGenerator) {
  return createHandler({ access, generateImage, readGoods: readDescription });
}

async function answerTo(body: unknown, generateImage?: ImageGenerator) {
  const { status, body: answer } = await call(handler(generateImage), body);
  expect(status).toBe(200);
  return generateMockupResponseSchema.parse(answer);
}

function decode(mockupUrl: string): string {
  return Buffer.from(mockupUrl.split(',')[1] ?? '', 'base64').toString('utf8');
}

test('draws the picture itself when there is no image service', async () => {
  const answer = await answerTo(request);
  expect(answer).toMatchObject({ source: 'builtin', depicts: 'tote bag', standsIn: false });
  expect(answer.mockupUrl).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(decode(answer.mockupUrl)).toMatch(/^<svg .*<\/svg>$/s);
});

test('draws product and packaging differently', async () => {
  const product = await answerTo(request);
  const packaging = await answerTo({ ...request, targetModel: 'packaging-design' });
  expect(packaging.depicts).toMatch(/ for a tote bag$/);
  expect(packaging.mockupUrl).not.toBe(product.mockupUrl);
});

test('draws the kind that is known, and reads the words for what is printed on it', async () => {
  const words = { ...request, productDescription: 'Cozy evenings set with a cat' };
  const answer = await answerTo({ ...words, kindId: 'mug' });
  expect(answer).toMatchObject({ depicts: expect.stringMatching(/mug/), standsIn: false });
  // A kind that we do not know leaves it to the words.
  expect(await answerTo({ ...request, kindId: 'no-such-kind' })).toMatchObject({
    depicts: 'tote bag',
  });
});

test('says that a parcel stands in, and which print it could not draw', async () => {
  const productDescription = 'quantum flux holder with a vogon poem';
  expect(await answerTo({ ...request, productDescription })).toMatchObject({
    depicts: 'tagged parcel standing in for a quantum flux holder',
    standsIn: true,
    missingPrint: 'vogon poem',
  });
});

test('returns the picture of the image service, if there is one', async () => {
  const prompts: string[] = [];
  const answer = await answerTo(request, async (prompt) => {
    prompts.push(prompt);
    return 'https://cdn.example/tote.png';
  });
  expect(answer).toEqual({
    mockupUrl: 'https://cdn.example/tote.png',
    source: 'live',
    depicts: 'canvas tote bag',
    standsIn: false,
  });
  expect(prompts[0]).toContain('product: canvas tote bag');
});

test('draws the picture itself when the image service fails, and logs it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = await answerTo(request, () => Promise.reject(new Error('No answer within 5 ms.')));
  expect(answer).toMatchObject({ source: 'builtin', depicts: 'tote bag' });
  expect(String(warn.mock.calls)).toContain('No answer within 5 ms.');
});

test.each([
  ['an empty description', { ...request, productDescription: '  ' }, 'productDescription'],
  ['a name of 61 letters', { ...request, brandName: 'x'.repeat(61) }, 'brandName'],
  ['an unknown target', { ...request, targetModel: 'poster' }, 'targetModel'],
  ['an invalid color', { ...request, colorPalette: ['red'] }, 'colorPalette.0'],
  ['nine colors', { ...request, colorPalette: Array(9).fill('#000000') }, 'colorPalette'],
])('rejects %s', async (_case, body, field) => {
  expect(await call(handler(), body)).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_request', fields: [field] } },
  });
});

test('rejects a body that is not JSON', async () => {
  expect(await call(handler(), '{')).toMatchObject({ status: 400 });
});

test('rejects any method but POST', async () => {
  const response = await handler()(functionRequest(undefined, { method: 'PUT', body: '{}' }));
  expect(response.status).toBe(405);
});
