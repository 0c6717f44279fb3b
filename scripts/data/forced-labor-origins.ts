import { tariffModule } from './action-lists.ts';
import { isoDay, percentage, readCheckedTable } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';

const table = 'section-301-forced-labor';

const rules = {
  iso2: /^[A-Z]{2}$/,
  name: /./,
  rate_pct: percentage,
  mode: /^(?:add|minimum_total)$/,
  ch99_heading: /^9903\.\d{2}\.\d{2}$/,
  effective_from: isoDay,
};

/** The module of the countries that the forced-labor action under Section 301 names. */
export function generatedFiles(): GeneratedFiles {
  const rows = readCheckedTable(table, rules).toSorted((one, other) =>
    (one.name ?? '').localeCompare(other.name ?? '', 'en'),
  );
  const days = new Set(rows.map(({ effective_from }) => effective_from));
  const [day] = days;
  if (day === undefined || days.size !== 1) {
    throw new Error('section-301-forced-labor.csv has to hold one day in effective_from.');
  }
  const entries = rows.map((row) => {
    const texts = [row.iso2, row.name, row.ch99_heading].map((text) => `'${text}'`).join(', ');
    return `  [${texts}, ${row.rate_pct}${row.mode === 'add' ? '' : `, '${row.mode}'`}],`;
  });
  return tariffModule('forced-labor-origins.generated.ts', table, [
    "import type { ForcedLaborEntry } from './tariff-origins.assumptions.ts';",
    '',
    `export const forcedLaborEffectiveFrom = '${day}';`,
    '',
    'export const forcedLaborEntries: readonly ForcedLaborEntry[] = [',
    ...entries,
    '];',
  ]);
}
