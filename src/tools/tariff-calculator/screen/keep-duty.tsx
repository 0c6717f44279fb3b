import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { tabStorage } from '@/lib/storage.ts';
import type { TariffCalculatorContent } from '../copy.ts';
import { keptDutyKey, keptDutyToText } from '../rules/kept-duty.ts';
import type { OriginResult } from '../rules/tariff-result.ts';

type KeepDutyProps = { words: TariffCalculatorContent['handedOver']; result: OriginResult };

/** Hands the duty of one origin over to the calculators whose prices are FOB. */
export function KeepDuty({ words, result: { stack, originName } }: KeepDutyProps) {
  const duty = keptDutyToText({
    hts8: stack.hts8,
    originName,
    dutyPct: stack.totalPct ?? stack.minimumPct,
    isMinimum: stack.isMinimum,
  });
  const [kept, setKept] = useState('');
  return (
    <div data-print="hide" className="flex flex-col items-start gap-2 text-sm">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          tabStorage.write(keptDutyKey, duty);
          setKept(duty);
        }}
      >
        {words.keep}
      </Button>
      <p role="status">{kept === duty && words.kept}</p>
    </div>
  );
}
