import type { TariffLine } from '@functions/_shared/domain/tariff/tariff-types.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import type { OriginResult } from './tariff-result.ts';

/** Tells Excel that the file is in UTF-8; without it "¢" opens as "Â¢". */
const BYTE_ORDER_MARK = '\uFEFF';

/** CSV for spreadsheets: for each origin a row per duty, then the landed cost. */
export function tariffCsv(
  line: TariffLine,
  input: TariffInput,
  results: readonly OriginResult[],
): string {
  const rows: (string | number | null)[][] = [
    ['code', 'description', 'origin', 'entry_date', 'item', 'heading', 'rate', 'usd_per_unit'],
  ];
  for (const { originName, stack, cost, upcoming } of results) {
    const start = [line.hts8, line.description, originName, input.entryDate];
    for (const { label, heading, rateText, amountUsd } of stack.layers) {
      rows.push([...start, label, heading, rateText, amountUsd]);
    }
    rows.push([...start, 'Total duty', null, stack.totalText, cost?.perUnit.dutyUsd ?? null]);
    for (const { date, what, totalText } of upcoming) {
      rows.push([...start, `Total duty from ${date}: ${what}`, null, totalText, null]);
    }
    for (const caveat of stack.caveats) rows.push([...start, caveat, null, null, null]);
    for (const { kind, caseNumber, isNumberConfirmed, scope, rateText, status } of stack.orders) {
      const number = caseNumber ?? 'case number not found';
      const doubt = caseNumber === null || isNumberConfirmed ? '' : ' (case number not confirmed)';
      const item = [`Open amount, not in the total: ${kind} order may apply`, scope, status];
      rows.push([
        ...start,
        item.filter((part) => part !== '').join('. '),
        `${number}${doubt}`,
        rateText === ''
          ? 'no rate found'
          : `found: ${rateText}; goes by producer, check it in CBP’s AD/CVD search`,
        null,
      ]);
    }
    if (cost === null) continue;
    rows.push([...start, 'Goods', null, null, cost.perUnit.goodsUsd]);
    rows.push([...start, 'Freight', null, null, cost.perUnit.freightUsd]);
    rows.push([...start, 'Customs fees', null, null, cost.perUnit.feesUsd]);
    rows.push([...start, 'Landed cost', null, null, cost.perUnit.totalUsd]);
  }
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Math.round(value * 1e4) / 1e4);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
