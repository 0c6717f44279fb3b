import type { TariffLineFacts } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { chinaListRows, lineFactRows, section232Rows } from './line-facts.generated.ts';

const rowByCode: ReadonlyMap<string, string> = new Map(
  lineFactRows
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => [row.slice(0, row.indexOf('\t')), row] as const),
);

/**
 * What the duties on a line are computed from, as the backend knows it too; undefined for lines that
 * no kind of goods enters under. The ten-digit lines have no description here: nothing asks for it.
 * @param hts8 '6109.10.00'
 */
export function lineFacts(hts8: string): TariffLineFacts | undefined {
  const row = rowByCode.get(hts8);
  if (row === undefined) return undefined;
  const [, description = '', general = '', special = '', other = '', ...lists] = row.split('\t');
  const [units, suffixes, china, exemptions, metals] = lists.map(items);
  return {
    line: {
      hts8,
      description,
      generalRateText: general,
      specialRateText: special,
      otherRateText: other,
      units: units ?? [],
    },
    statisticalLines: (suffixes ?? []).map((suffix) => ({
      hts10: `${hts8}.${suffix}`,
      description: '',
    })),
    chinaLists: (china ?? []).flatMap((place) => chinaListRows[Number(place)] ?? []),
    forcedLaborExemptions: (exemptions ?? []).map((exemption) => {
      const [code = '', scope] = exemption.split('=');
      return { code, scope: scope === 'ex' ? 'ex' : 'full' };
    }),
    section232: (metals ?? []).flatMap((place) => section232Rows[Number(place)] ?? []),
  };
}

function items(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split('|');
}
