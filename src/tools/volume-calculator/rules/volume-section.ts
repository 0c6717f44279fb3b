import { calculateVolume, cheaperLargerOrder, volumePresets } from '@/lib/calc/volume.ts';
import { type VolumeTierResults, volumeTierCurves } from '@/lib/calc/volume-tiers.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import type { ReportContent } from '@/tools/report/copy.ts';
import type { ReportSection } from '@/tools/report/rules/report-model.ts';

/** Profit over the size of one order, the four sizes in figures, and where more costs less. */
export function volumeSection(
  words: ReportContent['document']['volume'],
  retailPriceUsd: number,
): ReportSection {
  return {
    title: words.title,
    text: words.text(formatUsdCents(retailPriceUsd)),
    blocks: [
      {
        kind: 'steps',
        steps: {
          xLabel: words.xLabel,
          yLabel: words.yLabel,
          formatX: formatInteger,
          formatY: formatUsdWhole,
          tiers: volumeTierCurves(retailPriceUsd).map((tier) => toTier(words, tier)),
        },
      },
      {
        kind: 'table',
        table: {
          holds: 'figures',
          columns: words.columns,
          rows: volumePresets.map(({ id, units }) => {
            const result = calculateVolume({ quantityUnits: units, retailPriceUsd });
            return [
              words.preset(words.presets[id], formatInteger(units)),
              formatUsdCents(result.unitCostUsd),
              formatUsdWhole(result.totalCostUsd),
              formatUsdCents(result.profitPerUnitUsd),
              formatPct1(result.marginPct),
              formatUsdWhole(result.totalProfitUsd),
            ];
          }),
        },
      },
      { kind: 'lines', lines: cheaperLines(words, retailPriceUsd) },
    ],
  };
}

function toTier(words: ReportContent['document']['volume'], tier: VolumeTierResults) {
  return {
    label: words.plot.tier(`${tier.unitCostSharePct}%`),
    points: tier.results.map(({ quantityUnits, totalProfitUsd }) => ({
      x: quantityUnits,
      y: totalProfitUsd,
    })),
  };
}

function cheaperLines(
  words: ReportContent['document']['volume'],
  retailPriceUsd: number,
): string[] {
  return volumePresets.flatMap(({ units }) => {
    const cheaper = cheaperLargerOrder({ quantityUnits: units, retailPriceUsd });
    if (!cheaper) return [];
    const { quantityUnits, savingUsd } = cheaper;
    const saving = formatUsdWhole(savingUsd);
    return [words.cheaper(formatInteger(quantityUnits), saving, formatInteger(units))];
  });
}
