import { formatCents, formatCount, formatDollars } from '../_shared/calculation-figures.ts';
import type { LandedFigures } from '../_shared/contracts/send-tool-notification.ts';
import { landedSummary } from '../_shared/domain/money/landed-summary.ts';
import type { EmailBlock } from '../_shared/email-document.ts';

/** What is left of the price after the goods have arrived, and what the first order ties up. */
export function landedBlocks(landed: LandedFigures | undefined): EmailBlock[] {
  if (landed === undefined) return [];
  const { perUnit, firstOrder } = landedSummary(landed, {
    count: formatCount,
    dollars: formatDollars,
  });
  return [
    { kind: 'heading', text: perUnit.title },
    { kind: 'paragraph', text: perUnit.text },
    {
      kind: 'figures',
      rows: [
        ...(perUnit.madeIn === null ? [] : [perUnit.madeIn]),
        ...perUnit.rows.map(({ label, usd }) => ({
          label,
          value: [usd.low, usd.likely, usd.high].map(formatCents).join(' / '),
        })),
      ],
    },
    { kind: 'heading', text: firstOrder.title },
    { kind: 'figures', rows: [...firstOrder.figures] },
  ];
}
