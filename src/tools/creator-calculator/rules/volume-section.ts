import {
  calculateVolume,
  cheaperLargerOrder,
  volumePresets,
} from '@functions/_shared/domain/calc/volume.ts';
import {
  type VolumeTierResults,
  volumeTierCurves,
} from '@functions/_shared/domain/calc/volume-tiers.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import type { ReportSection } from '@/tools/report/rules/report-model.ts';
import { type CountryCost, twoCostsText } from '@/tools/volume-calculator/rules/two-costs.ts';
import type { CreatorReportCopy } from '../report-copy.ts';

/** Profit by the size of one order, figures for four sizes, and where a larger order costs less. */
export function volumeSection(
  copy: CreatorReportCopy['volume'],
  retailPriceUsd: number,
  countryCost: CountryCost,
): ReportSection {
  return {
    title: copy.title,
    text: `${copy.text(formatUsdCents(retailPriceUsd))} ${twoCostsText(copy, countryCost)}`,
    blocks: [
      {
        kind: 'steps',
        steps: {
          xLabel: copy.xLabel,
          yLabel: copy.yLabel,
          formatX: formatInteger,
          formatY: formatUsdWhole,
          tiers: volumeTierCurves(retailPriceUsd).map((tier) => toTier(copy, tier)),
        },
      },
      {
        kind: 'table',
        table: {
          holds: 'figures',
          columns: copy.columns,
          rows: volumePresets.map(({ id, units }) => {
            const result = calculateVolume({ quantityUnits: units, retailPriceUsd });
            return [
              copy.preset(copy.presets[id], formatInteger(units)),
              formatUsdCents(result.unitCostUsd),
              formatUsdWhole(result.totalCostUsd),
              formatUsdCents(result.profitPerUnitUsd),
              formatPct1(result.marginPct),
              formatUsdWhole(result.totalProfitUsd),
            ];
          }),
        },
      },
      { kind: 'lines', lines: cheaperLines(copy, retailPriceUsd) },
    ],
  };
}

function toTier(copy: CreatorReportCopy['volume'], tier: VolumeTierResults) {
  return {
    label: copy.plot.tier(`${tier.unitCostSharePct}%`),
    points: tier.results.map(({ quantityUnits, totalProfitUsd }) => ({
      x: quantityUnits,
      y: totalProfitUsd,
    })),
  };
}

function cheaperLines(copy: CreatorReportCopy['volume'], retailPriceUsd: number): string[] {
  const lines = volumePresets.flatMap(({ units }) => {
    const cheaper = cheaperLargerOrder({ quantityUnits: units, retailPriceUsd });
    if (!cheaper) return [];
    const { quantityUnits, savingUsd } = cheaper;
    const saving = formatUsdWhole(savingUsd);
    return [copy.cheaper(formatInteger(quantityUnits), saving, formatInteger(units))];
  });
  return lines.length === 0 ? [] : [...lines, copy.cheaperNote];
}
