import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import type { FulfillmentCalculatorContent } from '@/content/fulfillment-calculator.ts';
import { noFigure } from '@/lib/format.ts';

export type FulfillmentPlaceholderProps = {
  words: Pick<FulfillmentCalculatorContent, 'placeholder' | 'results'>;
};

/** The label before anything is printed on it. */
export function FulfillmentPlaceholder({
  words: { placeholder, results },
}: FulfillmentPlaceholderProps) {
  const { monthlySavings, yearlySavings, pickPackCost, timeSaved } = results.figures;
  return (
    <div className="flex h-full flex-col justify-center gap-8 rounded-card border-[1.5px] border-dashed border-ink p-6 sm:p-8">
      <div className="flex items-center gap-5">
        <SmileySticker className="size-20 shrink-0" />
        <div>
          <p className="font-display text-title">{placeholder.title}</p>
          <p className="mt-1">{placeholder.text}</p>
        </div>
      </div>
      <div aria-hidden="true" className="grid grid-cols-2 gap-x-8 gap-y-6">
        {[monthlySavings, yearlySavings, pickPackCost, timeSaved].map((caption) => (
          <div key={caption} className="flex flex-col justify-end">
            <p className="spec-print border-b-[1.5px] border-ink pb-1.5">{caption}</p>
            <p className="mt-2.5 font-display text-figure">{noFigure}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
