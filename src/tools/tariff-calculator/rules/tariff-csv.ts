import type { TariffLine } from '@functions/_shared/domain/tariff/tariff-types.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { type CsvValue, csvText } from '@/lib/csv-text.ts';
import type { OriginResult } from './tariff-result.ts';

/** CSV for spreadsheets: for each origin a row per duty, then the landed cost. */
export function tariffCsv(
  line: TariffLine,
  input: TariffInput,
  results: readonly OriginResult[],
): string {
  const rows: CsvValue[][] = [
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
  return csvText(rows);
}
