import type { LandedFigures } from '../../contracts/send-tool-notification.ts';
import { factoryCountryLabels } from '../manufacturing-countries.ts';
import type { Estimate } from './estimate.ts';

type LandedSummary = {
  perUnit: {
    title: string;
    text: string;
    madeIn: { label: string; value: string } | null;
    /** US dollars per unit. */
    rows: readonly { label: string; usd: Pick<Estimate, 'low' | 'likely' | 'high'> }[];
  };
  firstOrder: {
    title: string;
    /** Formatted. */
    figures: readonly { label: string; value: string }[];
  };
};

type Formats = {
  count: (value: number) => string;
  dollars: (amountUsd: number) => string;
};

/**
 * What is left of the price after the goods have arrived, and what the first order ties up, in the
 * words that the report by email and the PDF share.
 */
export function landedSummary(landed: LandedFigures, formats: Formats): LandedSummary {
  const { profitPerUnitUsd, landedCostUsd, monthsOfStock, cashTiedUpUsd, firstProfitMonth } =
    landed;
  const { country, steps } = landed;
  const order = landed.pieces === undefined ? '' : ` of ${formats.count(landed.pieces)} pieces`;
  return {
    perUnit: {
      title: 'Landed cost and profit, per unit',
      text: 'These figures include freight, duty, fees, fulfillment and returns, which the figures above leave out. Each line gives low, likely and high; they are planning ranges. The FOB price here is your own if you gave one, otherwise the usual one for these goods at this order size, so it differs from the cost per unit above.',
      madeIn:
        country === undefined ? null : { label: 'Made in', value: factoryCountryLabels[country] },
      rows: [
        ...(steps === undefined
          ? []
          : [
              { label: 'FOB price', usd: steps.goodsUsd },
              { label: 'Freight', usd: steps.freightUsd },
              { label: 'Duty', usd: steps.dutyUsd },
            ]),
        { label: 'Landed cost', usd: landedCostUsd },
        { label: 'Profit', usd: profitPerUnitUsd },
      ],
    },
    firstOrder: {
      title: `Your first order${order}`,
      figures: [
        { label: 'Months of stock', value: oneDecimal.format(monthsOfStock) },
        { label: 'Cash tied up', value: formats.dollars(cashTiedUpUsd) },
        {
          label: 'First month with a profit',
          value: firstProfitMonth === null ? 'none with this order' : String(firstProfitMonth),
        },
      ],
    },
  };
}

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
