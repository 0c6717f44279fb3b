import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import type { AskedSwag } from '@functions/_shared/domain/swag/asked-swag.ts';
import {
  minOrderUnits,
  orderPrice,
  stepPrices,
} from '@functions/_shared/domain/swag/bulk-price.ts';
import { toSwagParams } from '@functions/_shared/domain/swag/swag-address.ts';
import { swagColors } from '@functions/_shared/domain/swag/swag-colors.ts';
import { emptySwagList } from '@functions/_shared/domain/swag/swag-list.ts';
import {
  type SwagPieceId,
  swagPieceIds,
  swagPieces,
} from '@functions/_shared/domain/swag/swag-pieces.ts';
import { paths } from '@/config/paths.ts';
import { formatInteger, formatUsdCents, formatUsdShort, formatUsdWhole } from '@/lib/format.ts';
import type { SwagFollowUp } from '../rules/swag-follow-up.ts';
import { swagAnswerCopy as copy } from '../swag-answer-copy.ts';
import { type EngineAnswer, said, tool } from './engine-answer.ts';

/** The price of a piece of the swag catalog, with the piece to open. */
export function answerSwag({ piece, units, budgetUsd }: AskedSwag): EngineAnswer {
  if (piece === null) {
    const fitting = units === null ? null : fittingText(Math.max(units, minOrderUnits), budgetUsd);
    const isFewer = units !== null && units < minOrderUnits;
    const text =
      fitting !== null && isFewer
        ? `${copy.fromPieces(formatInteger(minOrderUnits))} ${fitting}`
        : fitting;
    return said(text ?? copy.catalog, copy.ask, tool(copy.openCatalog, paths.swag));
  }
  const { name } = swagPieces[piece];
  return said(
    [...sentences(piece, name, units), copy.next].join(' '),
    copy.ask,
    tool(copy.open(name), hrefOf(piece, units)),
  );
}

const shownPieces = 4;

/** The dearest pieces that so many people can each have within a budget; null for too few people. */
function fittingText(units: number, budgetUsd = Number.POSITIVE_INFINITY): string | null {
  const priced = swagPieceIds.flatMap((id) => {
    const unitUsd = orderPrice(id, units)?.unitUsd;
    return unitUsd === undefined ? [] : [{ name: swagPieces[id].name, unitUsd }];
  });
  if (priced.length === 0) return null;
  const fitting = priced.filter(({ unitUsd }) => unitUsd <= budgetUsd);
  const amount = Number.isFinite(budgetUsd) ? formatUsdShort(budgetUsd) : null;
  if (fitting.length === 0) return copy.noneFits(formatInteger(units), amount ?? '');
  const list = fitting
    .toSorted((a, b) => b.unitUsd - a.unitUsd)
    .slice(0, shownPieces)
    .map(({ name, unitUsd }) => `${name} at ${formatUsdCents(unitUsd)}`);
  return copy.fitting(formatInteger(units), amount, listInWords(list));
}

/** A further question about a piece. */
export function answerSwagFollowUp({ asks, ...swag }: SwagFollowUp): EngineAnswer {
  const { piece, units } = swag;
  if (asks === 'price' || piece === null) return answerSwag(swag);
  const { name } = swagPieces[piece];
  const colors = Object.values(swagColors).map((color) => color.name.toLowerCase());
  return said(
    copy.colors(name.toLowerCase(), listInWords(colors, 'or')),
    copy.ask,
    tool(copy.open(name), hrefOf(piece, units)),
  );
}

function sentences(piece: SwagPieceId, name: string, units: number | null): string[] {
  if (units === null) return [priceSteps(piece, name)];
  const price = orderPrice(piece, units);
  if (price === null) return [copy.tooFew(name, formatInteger(minOrderUnits))];
  return [
    copy.order({
      piece: name,
      units: formatInteger(units),
      each: formatUsdCents(price.unitUsd),
      total: formatUsdShort(price.totalUsd),
    }),
    copy.range(formatUsdWhole(price.range.low), formatUsdWhole(price.range.high)),
    ...(price.isQuoted ? [copy.quoted] : []),
  ];
}

function priceSteps(piece: SwagPieceId, name: string): string {
  const steps = stepPrices(piece);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There are no price steps.');
  return copy.steps({
    piece: name,
    first: formatUsdCents(first.unitUsd),
    from: formatInteger(first.fromUnits),
    last: formatUsdCents(last.unitUsd),
    most: formatInteger(last.fromUnits),
  });
}

function hrefOf(piece: SwagPieceId, units: number | null): string {
  const open = { piece, units: units ?? undefined, list: emptySwagList };
  return `${paths.swag}?${toSwagParams(open)}`;
}
