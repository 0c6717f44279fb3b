import type { LandedFigures } from '@functions/_shared/contracts/send-tool-notification.ts';
import { landedSummary } from '@functions/_shared/domain/money/landed-summary.ts';
import { formatInteger, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import type { ReportSection } from '@/tools/report/rules/report-model.ts';

/** The landed view and the first order, in the words of the report by email; none without figures. */
export function landedSections(
  columns: readonly string[],
  landed: LandedFigures | undefined,
): ReportSection[] {
  if (landed === undefined) return [];
  const { perUnit, firstOrder } = landedSummary(landed, {
    count: formatInteger,
    dollars: formatUsdWhole,
  });
  const { madeIn } = perUnit;
  return [
    {
      title: perUnit.title,
      text: perUnit.text,
      blocks: [
        ...(madeIn === null
          ? []
          : [{ kind: 'lines', lines: [`${madeIn.label} ${madeIn.value}`] } as const]),
        {
          kind: 'table',
          table: {
            holds: 'figures',
            columns,
            rows: perUnit.rows.map(({ label, usd: { low, likely, high } }) => [
              label,
              ...[low, likely, high].map(formatUsdCents),
            ]),
          },
        },
      ],
    },
    { title: firstOrder.title, blocks: [{ kind: 'figures', figures: firstOrder.figures }] },
  ];
}
