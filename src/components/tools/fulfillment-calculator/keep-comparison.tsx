import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import type { FulfillmentCalculatorContent } from '@/content/fulfillment-calculator.ts';
import { KeepFrame } from '../shared/keep-frame.tsx';

export type KeepComparisonProps = {
  words: FulfillmentCalculatorContent['keep'];
  shareUrl: string;
};

/** Two ways to take the comparison along: paper and a link. */
export function KeepComparison({ words, shareUrl }: KeepComparisonProps) {
  return (
    <KeepFrame words={words} className="flex-wrap items-center justify-between gap-x-8">
      <div className="flex flex-wrap items-start gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {words.print}
        </Button>
        <CopyButton
          text={shareUrl}
          label={words.copyLink}
          copiedLabel={words.copied}
          fallbackLabel={words.copyFallback}
        />
      </div>
    </KeepFrame>
  );
}
