import { swagColors } from '@functions/_shared/domain/swag/swag-colors.ts';
import type { PricedItem } from '@functions/_shared/domain/swag/swag-list.ts';
import { swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatUsdShort } from '@/lib/format.ts';
import { swagListCopy as copy } from '../list-copy.ts';
import { PiecePicture } from './piece-picture.tsx';
import { UnitsInput } from './units-field.tsx';
import type { LogoState } from './use-kept-logo.ts';

type ListLineProps = {
  item: PricedItem;
  isKit: boolean;
  logo: LogoState;
  onUnits: (units: number) => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** One piece of the list: picture, quantity and price, with buttons to change and remove it. */
export function ListLine({ item, isKit, logo, onUnits, onEdit, onRemove }: ListLineProps) {
  const { piece, color, units, price } = item;
  const { name } = swagPieces[piece];
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2 border-b border-dashed border-ink/50 pb-4 sm:grid-cols-[6rem_1fr_auto]">
      <PiecePicture
        piece={piece}
        color={color}
        logo={logo.logo}
        look={logo.look}
        isDecorative
        className="aspect-square w-full rounded-card border border-ink bg-white"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold">
          {name}, {swagColors[color].name.toLowerCase()}
        </p>
        {!isKit && (
          <UnitsInput
            label={copy.units(name)}
            units={units}
            onUnits={onUnits}
            className="max-w-60"
          />
        )}
        <div className="flex flex-wrap gap-x-4">
          <Button variant="tertiary" size="sm" aria-label={copy.edit(name)} onClick={onEdit}>
            {copy.editLabel}
          </Button>
          <Button variant="tertiary" size="sm" aria-label={copy.remove(name)} onClick={onRemove}>
            {copy.removeLabel}
          </Button>
        </div>
      </div>
      <p className="tabular-nums max-sm:col-start-2 sm:text-right">
        {price === null ? (
          <span className="text-sm">{copy.below}</span>
        ) : (
          <>
            <span className="block font-display text-display-3">
              {formatUsdShort(price.totalUsd)}
            </span>
            <span className="spec-print text-muted">{copy.each(price.unitUsd)}</span>
            {price.isQuoted && <span className="block text-sm">{copy.quoted}</span>}
          </>
        )}
      </p>
    </li>
  );
}
