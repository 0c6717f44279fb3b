import type { MarketPrice } from '@functions/_shared/contracts/market-pricing.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { revenueCalculatorCopy } from '../copy.ts';

const { pricing: copy } = revenueCalculatorCopy;

type PriceTableProps = {
  results: readonly MarketPrice[];
  /** Ranges of our own, without a supplier behind them. */
  isTypical: boolean;
};

/** Supplier and source stand under the product, so that three columns fit a phone. */
export function PriceTable({ results, isTypical }: PriceTableProps) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="pb-3 text-left text-muted">
        {isTypical ? copy.captionTypical : copy.caption}
      </caption>
      <thead>
        <tr className="border-b-[1.5px] border-ink align-bottom">
          {[copy.columns.product, copy.columns.price, copy.columns.moq].map((column) => (
            <th key={column} scope="col" className="spec-print py-2 pr-3 font-medium last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((price) => (
          <tr
            key={`${price.supplier} ${price.productName} ${price.priceRange.min}`}
            className="border-b border-ink/20 align-top"
          >
            <th scope="row" className="py-3 pr-3 font-semibold">
              {price.productName}
              {!isTypical && <span className="block font-normal text-muted">{price.supplier}</span>}
              {price.url && (
                <a
                  href={price.url}
                  target="_blank"
                  rel="noreferrer"
                  className="text-link font-normal"
                >
                  {copy.source}
                  <span className="sr-only"> ({copy.opensInNewTab})</span>
                </a>
              )}
            </th>
            <td className="py-3 pr-3 font-semibold">{priceText(price)}</td>
            <td className="py-3">{copy.pieces(formatInteger(price.moq))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function priceText({ priceRange }: MarketPrice): string {
  const min = formatUsdCents(priceRange.min);
  const max = formatUsdCents(priceRange.max);
  return min === max ? min : copy.range(min, max);
}
