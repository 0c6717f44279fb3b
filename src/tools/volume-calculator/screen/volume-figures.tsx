import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { VolumeResult } from '@/lib/calc/volume.ts';
import { formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import type { VolumeCalculatorContent } from '../copy.ts';

type VolumeFiguresProps = {
  words: VolumeCalculatorContent['figures'];
  result: VolumeResult;
};

/** Total profit first and large, then what it is made of. */
export function VolumeFigures({ words, result }: VolumeFiguresProps) {
  return (
    <div className="mt-8 flex flex-col gap-6">
      <SpecSheet className="grid-cols-1">
        <SpecLabel
          tone="leaf"
          caption={words.totalProfit}
          value={formatUsdWhole(result.totalProfitUsd)}
          note={words.totalProfitNote}
        />
      </SpecSheet>
      <SpecSheet className="sm:grid-cols-4">
        <SpecLabel
          size="md"
          caption={words.unitCost}
          value={formatUsdCents(result.unitCostUsd)}
          note={words.unitCostNote(`${result.unitCostSharePct}%`)}
        />
        <SpecLabel
          size="md"
          caption={words.profitPerUnit}
          value={formatUsdCents(result.profitPerUnitUsd)}
        />
        <SpecLabel size="md" caption={words.margin} value={formatPct1(result.marginPct)} />
        <SpecLabel
          size="md"
          caption={words.totalCost}
          value={formatUsdWhole(result.totalCostUsd)}
        />
      </SpecSheet>
    </div>
  );
}
