import { deliveredSteps } from '@functions/_shared/domain/money/delivered-quote.ts';
import type { Estimate } from '@functions/_shared/domain/money/estimate.ts';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { decoderCopy } from '../screen-copy.ts';
import type { JudgedMail } from './landed-answer.tsx';

const { basis: copy, mails } = decoderCopy;

/** The steps of each quote to the visitor's door, side by side. */
export function CostsTable({
  judged,
  titleId,
}: {
  judged: readonly JudgedMail[];
  titleId: string;
}) {
  const known = judged.flatMap(({ basis }) => (basis?.isKnown ? [basis] : []));
  if (known.length === 0) return <Gaps judged={judged} />;
  const best = Math.min(...known.map(({ delivered }) => delivered.deliveredUsd.likely));
  return (
    <TableScroller titleId={titleId}>
      <table
        aria-labelledby={titleId}
        className="w-full border-collapse text-left text-sm tabular-nums sm:text-base"
      >
        <thead>
          <tr className="border-b-[1.5px] border-ink align-bottom">
            <td className="py-2 pr-4" />
            {judged.map(({ place }) => (
              <th key={place} scope="col" className="min-w-32 px-2 py-2 font-semibold sm:min-w-40">
                {mails.label(place + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <CostRow label={copy.quoted} judged={judged}>
            {(basis) => (
              <>
                {rangeText(basis.delivered.priceUsd)}
                <span className="block text-sm text-muted">{basis.term}</span>
              </>
            )}
          </CostRow>
          {deliveredSteps.map((id) => (
            <CostRow key={id} label={copy.steps[id]} judged={judged}>
              {(basis) => {
                const added = basis.delivered.steps.find((step) => step.id === id)?.addedUsd;
                return added === undefined ? (
                  <span className="text-muted">{copy.inPrice}</span>
                ) : (
                  `+ ${rangeText(added)}`
                );
              }}
            </CostRow>
          ))}
          <CostRow label={copy.piece} judged={judged} isTotal>
            {({ delivered }) => (
              <>
                <span className="font-semibold">
                  {formatUsdCents(delivered.deliveredUsd.likely)}
                </span>{' '}
                {known.length > 1 && delivered.deliveredUsd.likely === best && (
                  <Badge tone="leaf">{copy.best}</Badge>
                )}
                {delivered.deliveredUsd.low < delivered.deliveredUsd.high && (
                  <span className="block text-sm text-muted">
                    {rangeText(delivered.deliveredUsd)}
                  </span>
                )}
              </>
            )}
          </CostRow>
          <CostRow label={copy.order} judged={judged}>
            {({ orderUsd }) => formatUsdWhole(orderUsd.likely)}
          </CostRow>
          <CostRow label={copy.tooling} judged={judged}>
            {({ toolingUsd }) =>
              toolingUsd === undefined
                ? decoderCopy.table.notStated
                : formatUsdWhole(toolingUsd.likely)
            }
          </CostRow>
        </tbody>
      </table>
    </TableScroller>
  );
}

type KnownBasis = Extract<NonNullable<JudgedMail['basis']>, { isKnown: true }>;

type CostRowProps = {
  label: string;
  judged: readonly JudgedMail[];
  isTotal?: boolean;
  children: (basis: KnownBasis) => ReactNode;
};

function CostRow({ label, judged, isTotal = false, children }: CostRowProps) {
  return (
    <tr
      className={
        isTotal ? 'border-y-[1.5px] border-ink align-top' : 'border-b border-ink/25 align-top'
      }
    >
      <th scope="row" className="py-2 pr-4 font-normal">
        {label}
      </th>
      {judged.map(({ place, basis }) => (
        <td key={place} className="px-2 py-2">
          {basis?.isKnown ? children(basis) : isTotal && basis ? copy.gaps[basis.gap] : '—'}
        </td>
      ))}
    </tr>
  );
}

/** Why no quote can be compared yet. */
function Gaps({ judged }: { judged: readonly JudgedMail[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {judged.map(({ place, basis }) =>
        basis === null || basis.isKnown ? null : (
          <li key={place}>
            <strong>{mails.label(place + 1)}:</strong> {copy.gaps[basis.gap]}
          </li>
        ),
      )}
    </ul>
  );
}

function rangeText({ low, high }: Estimate): string {
  const [from, to] = [formatUsdCents(low), formatUsdCents(high)];
  return from === to ? from : copy.range(from, to);
}
