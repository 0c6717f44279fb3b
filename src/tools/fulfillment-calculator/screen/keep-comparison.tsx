import { KeepFrame, PrintAndCopy } from '@/tools/shared/keep-frame.tsx';
import type { FulfillmentCalculatorContent } from '../copy.ts';

export type KeepComparisonProps = {
  words: FulfillmentCalculatorContent['keep'];
  shareUrl: string;
};

/** Two ways to take the comparison along: paper and a link. */
export function KeepComparison({ words, shareUrl }: KeepComparisonProps) {
  return (
    <KeepFrame words={words} className="flex-wrap items-center justify-between gap-x-8">
      <div className="flex flex-wrap items-start gap-3">
        <PrintAndCopy words={words} shareUrl={shareUrl} />
      </div>
    </KeepFrame>
  );
}
