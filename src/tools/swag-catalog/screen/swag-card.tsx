import { Fragment } from 'react';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatUsdCents } from '@/lib/format.ts';
import type { SwagProductWords } from '../copy.ts';
import type { Occasion } from '../rules/filter-swag.ts';

type SwagCardProps = {
  product: SwagProductWords;
  priceUsd: number;
  each: string;
  occasionNames: Record<Occasion, string>;
};

export function SwagCard({ product, priceUsd, each, occasionNames }: SwagCardProps) {
  return (
    <Card padding="none" className="flex overflow-hidden max-[20rem]:flex-col sm:flex-col">
      <StudioPicture
        picture={product.picture}
        sizes="(min-width: 1280px) 285px, (min-width: 1024px) 390px, (min-width: 640px) 48vw, 36vw"
        className="w-[38%] object-cover max-[20rem]:aspect-[4/3] max-[20rem]:w-full sm:aspect-[4/3] sm:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col border-ink p-4 max-[20rem]:border-t sm:border-t sm:p-5 max-sm:border-l max-[20rem]:border-l-0">
        <h3 className="text-title">{product.name}</h3>
        <p className="mt-1.5 text-sm text-muted">{product.text}</p>
        <p className="spec-print mt-3 mb-4 text-muted">
          {product.occasions.map((occasion, index) => (
            // A dot ends its line; it does not begin the next.
            <Fragment key={occasion}>
              {index > 0 && '\u00a0· '}
              <span className="whitespace-nowrap">{occasionNames[occasion]}</span>
            </Fragment>
          ))}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 border-t border-dashed border-ink/50 pt-3">
          <span className="font-display text-display-3 tabular-nums">
            {formatUsdCents(priceUsd)}
          </span>
          <span className="spec-print text-muted">{each}</span>
        </p>
      </div>
    </Card>
  );
}
