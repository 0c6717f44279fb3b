import { Printer } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import type { FulfillmentCalculatorContent } from '@/content/fulfillment-calculator.ts';

export type KeepComparisonProps = {
  words: FulfillmentCalculatorContent['keep'];
  shareUrl: string;
};

/** Two ways to take the comparison along: paper and a link. */
export function KeepComparison({ words, shareUrl }: KeepComparisonProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-print="hide"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card border-[1.5px] border-dashed border-ink p-5 sm:p-6"
    >
      <div>
        <h3 id={titleId} className="text-title">
          {words.title}
        </h3>
        <p className="mt-1 max-w-measure text-sm">{words.text}</p>
      </div>
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
    </section>
  );
}
