import type {
  MarketPrice,
  MarketPricingResponse,
} from '@functions/_shared/contracts/market-pricing.ts';
import {
  type ChosenCost,
  costFromPrice,
  isUsableCost,
} from '@functions/_shared/domain/tool-inputs/chosen-cost.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { revenueCalculatorCopy } from '../copy.ts';

const { pricing: copy } = revenueCalculatorCopy;

type PriceTableProps = MarketPricingResponse & {
  /** What the result calculates with; undefined for the estimate. */
  chosenCost: ChosenCost | undefined;
  /** What one customer pays. */
  retailPriceUsd: number;
  onChooseCost: (chosenCost: ChosenCost) => void;
};

/** Each row can become the unit cost. All else stands under the product, so that it fits a phone. */
export function PriceTable({
  results,
  source,
  chosenCost,
  retailPriceUsd,
  onChooseCost,
}: PriceTableProps) {
  const isTypical = source === 'builtin';
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="pb-3 text-left text-muted">
        {isTypical ? copy.captionTypical : copy.caption}
      </caption>
      <thead>
        <tr className="border-b-[1.5px] border-ink align-bottom">
          {[isTypical ? copy.columns.productAtSize : copy.columns.product, copy.columns.price].map(
            (column) => (
              <th key={column} scope="col" className="spec-print py-2 pr-3 font-medium last:pr-0">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {results.map((price) => {
          const cost = costFromPrice(price, source);
          return (
            <tr
              key={`${price.supplier} ${price.productName} ${price.moq} ${price.priceRange.min}`}
              className="border-b border-ink/20 align-top"
            >
              <th scope="row" className="py-3 pr-3 font-semibold">
                {isTypical ? nameAtSize(price) : <Listing price={price} />}
              </th>
              <td className="py-3">
                <span className="block font-semibold">{priceText(price)}</span>
                {price.priceRange.min !== price.priceRange.max && (
                  <span className="block text-muted">
                    {copy.middle(formatUsdCents(cost.unitCostUsd))}
                  </span>
                )}
                <CostChoice
                  cost={cost}
                  name={nameAtSize(price)}
                  isChosen={isSameCost(cost, chosenCost)}
                  retailPriceUsd={retailPriceUsd}
                  onChoose={() => onChooseCost(cost)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type CostChoiceProps = {
  cost: ChosenCost;
  /** The row, for screen readers. */
  name: string;
  isChosen: boolean;
  retailPriceUsd: number;
  onChoose: () => void;
};

function CostChoice({ cost, name, isChosen, retailPriceUsd, onChoose }: CostChoiceProps) {
  if (isChosen) {
    return <span className="flex min-h-11 items-center font-semibold">{copy.inUse}</span>;
  }
  if (!isUsableCost(cost, retailPriceUsd)) {
    return <span className="block">{copy.abovePrice(formatUsdCents(retailPriceUsd))}</span>;
  }
  return (
    <Button
      variant="tertiary"
      size="sm"
      className="-ml-1 text-left"
      aria-label={copy.calculateLabel(formatUsdCents(cost.unitCostUsd), name)}
      onClick={onChoose}
    >
      {copy.calculate}
    </Button>
  );
}

/** An offer of a supplier, with where it was read. */
function Listing({ price }: { price: MarketPrice }) {
  return (
    <>
      {price.productName}
      <span className="block font-normal text-muted">{price.supplier}</span>
      <span className="block font-normal text-muted">
        {copy.minOrder(formatInteger(price.moq))}
      </span>
      {price.url && (
        <a href={price.url} target="_blank" rel="noreferrer" className="text-link font-normal">
          {copy.source}
          <span className="sr-only"> ({copy.opensInNewTab})</span>
        </a>
      )}
    </>
  );
}

function nameAtSize({ productName, moq }: MarketPrice): string {
  return copy.productAt(productName, formatInteger(moq));
}

function priceText({ priceRange }: MarketPrice): string {
  const min = formatUsdCents(priceRange.min);
  const max = formatUsdCents(priceRange.max);
  return min === max ? min : copy.range(min, max);
}

function isSameCost(one: ChosenCost, other: ChosenCost | undefined): boolean {
  return (
    one.unitCostUsd === other?.unitCostUsd &&
    one.pieces === other.pieces &&
    one.product === other.product
  );
}
