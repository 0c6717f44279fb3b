import type { SourcingCategory } from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { sampleDuty } from '@functions/_shared/domain/tariff/sample-duties.ts';
import { mapExplorerCopy } from '../copy.ts';
import { defaultDutyCategory } from '../rules/map-scale.ts';
import { PanelSection } from './panel-parts.tsx';

const copy = mapExplorerCopy.duty;

type DutyTableProps = {
  country: MapCountry;
  category: SourcingCategory | null;
  /** The day of entry, 'YYYY-MM-DD'. */
  entryDay: string;
};

/** The layers of the duty on the sample product, each with its heading. */
export function DutyTable({ country, category, entryDay }: DutyTableProps) {
  const duty = sampleDuty(category ?? defaultDutyCategory, country);
  return (
    <PanelSection title={copy.title(category)}>
      <table className="w-full border-collapse text-left">
        <caption className="spec-print pb-1 text-left text-muted">
          {copy.code(duty.htsCode)}
        </caption>
        <tbody>
          {duty.layers.map((layer) => (
            <tr key={layer.kind} className="border-b border-dashed border-ink/40">
              <th scope="row" className="py-2 font-normal">
                {copy.layer(layer)}
                <span className="spec-print block text-muted">{copy.heading(layer)}</span>
              </th>
              <td className="py-2 text-right align-top tabular-nums">{copy.pct(layer.ratePct)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-[1.5px] border-ink">
            <th scope="row" className="py-2">
              {copy.total}
              {duty.usmcaTotalPct !== null && (
                <span className="block text-sm font-normal">{copy.usmca(duty.usmcaTotalPct)}</span>
              )}
            </th>
            <td className="py-2 text-right align-top font-display text-title tabular-nums">
              {copy.pct(duty.totalPct)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-1 text-sm text-muted">
        {copy.basis(entryDay)} {copy.note}
      </p>
    </PanelSection>
  );
}
