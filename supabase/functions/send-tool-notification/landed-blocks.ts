import { formatCents, formatCount, formatDollars } from '../_shared/calculation-figures.ts';
import type { LandedFigures } from '../_shared/contracts/send-tool-notification.ts';
import { factoryCountryLabels } from '../_shared/domain/manufacturing-countries.ts';
import type { EmailBlock } from '../_shared/email-document.ts';

/** What is left of the price after the goods have arrived, and what the first order binds. */
export function landedBlocks(landed: LandedFigures | undefined): EmailBlock[] {
  if (landed === undefined) return [];
  const { profitPerUnitUsd, landedCostUsd, monthsOfStock, cashTiedUpUsd, firstProfitMonth } =
    landed;
  const { country, steps } = landed;
  const order = landed.pieces === undefined ? '' : ` of ${formatCount(landed.pieces)} pieces`;
  return [
    { kind: 'heading', text: 'Landed cost and profit, per unit' },
    {
      kind: 'paragraph',
      text: 'These figures include freight, duty, fees, fulfillment and returns, which the figures above leave out. Each line gives low, likely and high; they are planning ranges. The FOB price here is your own if you gave one, otherwise the usual one for these goods at this order size, so it differs from the cost per unit above.',
    },
    {
      kind: 'figures',
      rows: [
        ...(country === undefined
          ? []
          : [{ label: 'Made in', value: factoryCountryLabels[country] }]),
        ...(steps === undefined
          ? []
          : [
              { label: 'FOB price', value: rangeOf(steps.goodsUsd) },
              { label: 'Freight', value: rangeOf(steps.freightUsd) },
              { label: 'Duty', value: rangeOf(steps.dutyUsd) },
            ]),
        { label: 'Landed cost', value: rangeOf(landedCostUsd) },
        { label: 'Profit', value: rangeOf(profitPerUnitUsd) },
      ],
    },
    { kind: 'heading', text: `Your first order${order}` },
    {
      kind: 'figures',
      rows: [
        { label: 'Months of stock', value: oneDecimal.format(monthsOfStock) },
        { label: 'Cash tied up', value: formatDollars(cashTiedUpUsd) },
        {
          label: 'First month with a profit',
          value: firstProfitMonth === null ? 'none with this order' : String(firstProfitMonth),
        },
      ],
    },
  ];
}

function rangeOf({ low, likely, high }: { low: number; likely: number; high: number }): string {
  return [low, likely, high].map(formatCents).join(' / ');
}

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
