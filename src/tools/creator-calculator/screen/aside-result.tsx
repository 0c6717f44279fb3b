import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { Button } from '@/components/ui/button.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { formatUsdWhole } from '@/lib/format.ts';
import { creatorResultsCopy } from '../results-copy.ts';

const { aside: copy } = creatorResultsCopy;

type AsideResultProps = { input: CreatorInput; onSeeResult: () => void };

/** The figure that matters, beside the form. */
export function AsideResult({ input, onSeeResult }: AsideResultProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <SpecSheet className="w-full grid-cols-1">
        <SpecLabel
          tone="leaf"
          caption={copy.result}
          value={formatUsdWhole(calculateRevenue(input).yearlyGrossProfit)}
          note={copy.resultNote(input.product)}
        />
      </SpecSheet>
      <Button variant="secondary" onClick={onSeeResult}>
        {copy.seeResult}
      </Button>
    </div>
  );
}
