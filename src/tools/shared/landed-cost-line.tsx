import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatUsdCents } from '@/lib/format.ts';
import { savedDutyCopy as copy } from '../tariff-calculator/saved-duty-copy.ts';
import { forgetSavedDuty, loadSavedDuty } from '../tariff-calculator/storage.ts';

/** The FOB unit cost with the duty saved in this tab; renders nothing when none is. */
export function LandedCostLine({ unitCostUsd }: { unitCostUsd: number }) {
  const [duty, setDuty] = useState(loadSavedDuty);
  if (duty === null) return null;
  const dutyUsd = (unitCostUsd * duty.dutyPct) / 100;
  const pct = `${duty.isMinimum ? copy.atLeast : ''}${Math.round(duty.dutyPct * 100) / 100}%`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-dashed border-ink p-4 text-sm">
      <p className="max-w-measure">
        {copy.line(
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
          forgetSavedDuty();
          setDuty(null);
        }}
      >
        {copy.forget}
      </Button>
    </div>
  );
}
