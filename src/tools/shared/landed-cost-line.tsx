import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatUsdCents } from '@/lib/format.ts';
import { tabStorage } from '@/lib/storage.ts';
import { tariffCalculatorContent } from '../tariff-calculator/copy.ts';
import { keptDutyFromText, keptDutyKey } from '../tariff-calculator/rules/kept-duty.ts';

const words = tariffCalculatorContent.handedOver;

/** The FOB unit cost with the duty that was looked up in this tab; nothing when none was. */
export function LandedCostLine({ unitCostUsd }: { unitCostUsd: number }) {
  const [duty, setDuty] = useState(() => keptDutyFromText(tabStorage.read(keptDutyKey)));
  if (duty === null) return null;
  const dutyUsd = (unitCostUsd * duty.dutyPct) / 100;
  const pct = `${duty.isMinimum ? words.atLeast : ''}${Math.round(duty.dutyPct * 100) / 100}%`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-dashed border-ink p-4 text-sm">
      <p className="max-w-measure">
        {words.line(
          formatUsdCents(unitCostUsd + dutyUsd),
          formatUsdCents(unitCostUsd),
          formatUsdCents(dutyUsd),
          pct,
          `${duty.hts8}, ${duty.originName}`,
        )}
      </p>
      <Button
        variant="tertiary"
        size="sm"
        data-print="hide"
        onClick={() => {
          tabStorage.remove(keptDutyKey);
          setDuty(null);
        }}
      >
        {words.forget}
      </Button>
    </div>
  );
}
