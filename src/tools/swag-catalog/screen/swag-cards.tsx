import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { FittedCut } from '@/components/sections/fitted-cut.tsx';
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
    <ul
      aria-label={label}
      className="mt-5 grid gap-3 min-[19rem]:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4"
    >
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
    <Card padding="none" lift className="flex flex-col overflow-hidden">
      <div
        data-ground={product.ground}
        className="aspect-[5/4] border-b border-ink p-[6%] print:hidden"
      >
        <FittedCut
          picture={product.picture}
          sizes="(min-width: 1280px) 340px, (min-width: 640px) 40vw, 55vw"
          className="size-full"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-3 sm:p-5">
        <h3 className="text-base sm:text-title">{product.name}</h3>
        <p className="mt-1.5 text-sm text-muted max-sm:hidden">{product.text}</p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-2 sm:pt-4">
          <span className="font-display text-title tabular-nums sm:text-display-3">
            {formatUsdCents(priceUsd)}
          </span>
          <span className="spec-print text-muted">{copy.each(formatInteger(quantityUnits))}</span>
        </p>
        <span
          aria-hidden="true"
          className={buttonClass({
            variant: 'secondary',
            size: 'sm',
            className:
              'mt-3 max-sm:mt-1.5 max-sm:min-h-0 max-sm:justify-start max-sm:rounded-none max-sm:border-0 max-sm:p-0 max-sm:text-label max-sm:underline max-sm:underline-offset-4',
          })}
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
