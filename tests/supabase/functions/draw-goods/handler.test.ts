import {
  type DrawGoodsRequest,
  drawGoodsResponseSchema,
} from '@functions/_shared/contracts/draw-goods.ts';
import { createHandler } from '@functions/draw-goods/handler.ts';
import { expect, test } from 'vitest';
import { access, call } from '../../../support/functions.ts';

async function draw(goods: DrawGoodsRequest['goods'], look: Partial<DrawGoodsRequest> = {}) {
  const request = { goods, brandName: '@ana', styles: [], colors: [], ...look };
  const { body, status } = await call(createHandler({ access }), request);
  expect(status).toBe(200);
  return drawGoodsResponseSchema.parse(body).pictures;
}

function svgOf(url = ''): string {
  return Buffer.from(url.split(',')[1] ?? '', 'base64').toString('utf8');
}

test('draw-goods draws the stated kind, whatever the name says', async () => {
  const pictures = await draw([
    { productName: 'Bedside cup', kindId: 'mug' },
    { productName: 'Mug for the winter', kindId: 'throw-blanket' },
  ]);
  expect(pictures.map(({ depicts }) => depicts)).toEqual(['mug', 'folded blanket']);
  expect(pictures.every(({ standsIn }) => !standsIn)).toBe(true);
});

test('draw-goods prints the motif where there is one of it', async () => {
  const [withMoon, without] = await draw([
    { productName: 'Bedside cup', kindId: 'mug', motif: 'a moon' },
    { productName: 'Bedside cup', kindId: 'mug', motif: 'an exploded view' },
  ]);
  expect(withMoon?.depicts).toMatch(/^mug with .*moon/);
  expect(without?.depicts).toBe('mug');
});

test('draw-goods reads the name where no kind is stated, or one we do not know', async () => {
  const pictures = await draw([
    { productName: 'Canvas tote bag' },
    { productName: 'Enamel pin', kindId: 'no-such-kind' },
  ]);
  expect(pictures.map(({ depicts }) => depicts)).toEqual(['tote bag', 'enamel pin on a card']);
});

test('draw-goods says when a parcel stands in', async () => {
  const [picture] = await draw([{ productName: 'Quantum flux thing' }]);
  expect(picture).toMatchObject({
    standsIn: true,
    depicts: expect.stringMatching(/standing in for/),
  });
});

test('draw-goods draws in the visitor’s colors under their name', async () => {
  const [picture] = await draw([{ productName: 'T-shirt', kindId: 't-shirt' }], {
    colors: ['#1f7a4d', '#f6ebd9'],
    brandName: '@bake.club',
  });
  expect(svgOf(picture?.url)).toMatch(/#1f7a4d/i);
  expect(svgOf(picture?.url)).toContain('branded @bake.club');
});
