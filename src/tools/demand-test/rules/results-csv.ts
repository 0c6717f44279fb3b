import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import type { CurvePoint } from '@functions/_shared/domain/demand/price-curve.ts';

/** The counts of a test as a table for a spreadsheet: one row for each price. */
export function resultsCsv(
  { product, counts }: Pick<DemandResults, 'product' | 'counts'>,
  curve: readonly CurvePoint[],
): string {
  const rows = [
    [
      'product',
      'price_usd',
      'visitors',
      'visits',
      'votes',
      'would_buy',
      'share_pct',
      'low_pct',
      'high_pct',
    ],
    ...curve.map(({ priceUsd, votes, buyers, interval }) => [
      product,
      priceUsd.toFixed(2),
      String(counts.visitors),
      String(counts.visits),
      String(votes),
      String(buyers),
      ...[interval.share, interval.low, interval.high].map((share) => (share * 100).toFixed(2)),
    ]),
  ];
  return rows
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}

/** A text that begins like a formula would be run by a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
