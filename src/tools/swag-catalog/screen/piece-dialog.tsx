import { orderPrice } from '@functions/_shared/domain/swag/bulk-price.ts';
import {
  isSwagColor,
  swagColorIds,
  swagColors,
} from '@functions/_shared/domain/swag/swag-colors.ts';
import { isUnits } from '@functions/_shared/domain/swag/swag-list.ts';
import { Download, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { swagCatalogCopy } from '../copy.ts';
import { swagPieceCopy as copy } from '../piece-copy.ts';
import { printAreas } from '../rules/print-areas.generated.ts';
import { requestModules } from '../services.ts';
import { LogoPanel } from './logo-panel.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { PriceLines } from './price-lines.tsx';
import { RadioPills } from './radio-pills.tsx';
import { savePiece } from './save-piece.ts';
import { UnitsField } from './units-field.tsx';
import type { LogoState } from './use-kept-logo.ts';
import type { OpenPiece, SwagShop } from './use-swag-shop.ts';

type PieceDialogProps = {
  open: OpenPiece;
  shop: Pick<SwagShop, 'list' | 'changeOpen' | 'closePiece' | 'add'>;
  logo: LogoState;
  /** Tells the other tools which piece it is about. */
  onAdd: (open: OpenPiece) => void;
  /** The visitor leaves for a request for quotation. */
  onAskQuote: (open: OpenPiece) => void;
};

/** One piece of the catalog: its color, the visitor's logo on it, its price by quantity. */
export function PieceDialog({ open, shop, logo, onAdd, onAskQuote }: PieceDialogProps) {
  usePrefetchOnIdle(requestModules.reading);
  const [saveFailed, setSaveFailed] = useState(false);
  const { piece, color, units } = open;
  const product = swagCatalogCopy.products.find(({ id }) => id === piece);
  const name = product?.name ?? piece;
  const isListed = shop.list.items.some((item) => item.piece === piece);
  const price = orderPrice(piece, units);

  async function save() {
    try {
      await savePiece(piece, color, logo.logo, logo.look);
      setSaveFailed(false);
    } catch (error) {
      console.info('Swag: no picture was made', error);
      setSaveFailed(true);
    }
  }

  function add() {
    onAdd(open);
    shop.add(open);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) shop.closePiece();
      }}
      size="lg"
      title={name}
      description={`${product?.text ?? ''} ${copy.description}`}
      closeLabel={copy.close}
      // The first field is not what the piece is opened for, and would bring up a keyboard.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
      footer={
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 sm:mr-auto">
            <SiteLink
              aria-label={swagCatalogCopy.quote.name(name)}
              href={swagCatalogCopy.quote.href(name, units)}
              onClick={() => onAskQuote(open)}
              className={buttonClass({ variant: 'tertiary', size: 'sm' })}
            >
              {swagCatalogCopy.quote.label}
            </SiteLink>
            {price !== null && (
              <p className="font-display text-title tabular-nums">{copy.total(price.totalUsd)}</p>
            )}
          </div>
          <Button onClick={add} disabled={!isUnits(units)}>
            <ListPlus aria-hidden="true" />
            {isListed ? copy.update : copy.add}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
        <div className="flex flex-col gap-3 sm:sticky sm:top-0 sm:self-start">
          <PiecePicture
            piece={piece}
            color={color}
            logo={logo.logo}
            look={logo.look}
            className="aspect-square w-full rounded-card border border-ink bg-white max-sm:mx-auto max-sm:max-w-[17rem]"
          />
          <p className="text-sm text-muted">{copy.picture.caption(printAreas[piece].depicts)}</p>
          <Button variant="tertiary" size="sm" className="self-start" onClick={() => void save()}>
            <Download aria-hidden="true" />
            {copy.picture.save}
          </Button>
          {saveFailed && (
            <p role="alert" className="text-sm">
              {copy.picture.saveFailed}
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <RadioPills
            label={copy.color.label}
            hint={copy.color.hint}
            options={swagColorIds.map((value) => ({
              value,
              label: <ColorLabel name={swagColors[value].name} hex={swagColors[value].hex} />,
            }))}
            value={color}
            onValueChange={(value) => {
              if (isSwagColor(value)) shop.changeOpen({ color: value });
            }}
          />
          <LogoPanel logo={logo} color={color} />
          <UnitsField
            piece={piece}
            units={units}
            onUnits={(value) => shop.changeOpen({ units: value })}
          />
          <PriceLines price={price} onUnits={(value) => shop.changeOpen({ units: value })} />
        </div>
      </div>
    </Dialog>
  );
}

function ColorLabel({ name, hex }: { name: string; hex: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="size-5 rounded-[5px] border border-ink forced-color-adjust-none"
        style={{ backgroundColor: hex }}
      />
      {name}
    </>
  );
}
