import { understand } from '@functions/_shared/domain/goods/understand.ts';
import { parsePlanParams } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { swagPieceIds, swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { expect, test } from 'vitest';
import { pieceGoods } from '@/tools/swag-catalog/rules/piece-goods.generated.ts';
import { plannerPath } from '@/tools/swag-catalog/screen/planner-path.ts';

const question = { piece: 'tumbler', units: 500, neededBy: '2027-03-03', zip: '10001' } as const;

test('the planner opens with piece, quantity, day and region, and without the ZIP code', () => {
  const path = plannerPath(question);
  expect(path).not.toContain('10001');
  expect(parsePlanParams(new URL(path ?? '', 'https://example.com').searchParams)).toEqual({
    product: 'Steel tumbler',
    pieces: 500,
    inHandsOn: '2027-03-03',
    region: 'northeast',
  });
});

test('without day and ZIP code the link leaves them open', () => {
  const path = plannerPath({ ...question, neededBy: null, zip: null });
  expect(path).toBe('/in-hands-planner?plan=1&product=Steel+tumbler&pieces=500#planner');
});

test('the planner takes each name for the goods of the piece', () => {
  for (const piece of swagPieceIds.filter((id) => pieceGoods[id].length === 1)) {
    const [kind] = understand(swagPieces[piece].name).kinds;
    expect([piece, kind?.kind.id]).toEqual([piece, pieceGoods[piece][0]?.kindId]);
  }
});

test('sets have no link', () => {
  expect(swagPieceIds.filter((piece) => plannerPath({ ...question, piece }) === null)).toEqual(
    swagPieceIds.filter((piece) => pieceGoods[piece].length > 1),
  );
});
