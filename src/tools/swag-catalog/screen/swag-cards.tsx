import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { Fragment } from 'react';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { swagCatalogCopy as copy, type SwagProduct } from '../copy.ts';

type SwagCardsProps = {
  label: string;
  products: readonly { product: SwagProduct; priceUsd: number }[];
  quantityUnits: number;
  onOpen: (piece: SwagPieceId) => void;
};

/** The pieces that match, each as a card that opens it. */
export function SwagCards({ label, products, quantityUnits, onOpen }: SwagCardsProps) {
  if (products.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map(({ product, priceUsd }) => (
        <li key={product.id} className="grid">
          <SwagCard
            product={product}
            priceUsd={priceUsd}
            quantityUnits={quantityUnits}
            onOpen={() => onOpen(product.id)}
          />
        </li>
      ))}
    </ul>
  );
}

type SwagCardProps = {
  product: SwagProduct;
  priceUsd: number;
  quantityUnits: number;
  onOpen: () => void;
};

function SwagCard({ product, priceUsd, quantityUnits, onOpen }: SwagCardProps) {
  return (
    <Card padding="none" lift className="flex overflow-hidden max-[20rem]:flex-col sm:flex-col">
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
            // A line may end with a dot, and never begins with one.
            <Fragment key={occasion}>
              {index > 0 && '\u00a0· '}
              <span className="whitespace-nowrap">{copy.occasion.options[occasion]}</span>
            </Fragment>
          ))}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 border-t border-dashed border-ink/50 pt-3">
          <span className="font-display text-display-3 tabular-nums">
            {formatUsdCents(priceUsd)}
          </span>
          <span className="spec-print text-muted">{copy.each(formatInteger(quantityUnits))}</span>
        </p>
        <span
          aria-hidden="true"
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-3' })}
        >
          {copy.open.label}
        </span>
      </div>
      {/* The whole card opens the piece. */}
      <button
        type="button"
        aria-label={copy.open.name(product.name)}
        onClick={onOpen}
        className="absolute inset-0 rounded-card"
      />
    </Card>
  );
}
