import type { CurvePoint } from '@functions/_shared/domain/demand/price-curve.ts';
import { useId } from 'react';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatPct1, formatUsdShort } from '@/lib/format.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { resultsCopy } from '../results-copy.ts';

const copy = resultsCopy.curve;

/** The price curve: a bar for the share at each price, over it a line for its interval, and a table. */
export function CurvePart({ curve }: { curve: readonly CurvePoint[] }) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  return (
    <PanelSection aria-labelledby={titleId} className="flex flex-col gap-5">
      <div>
        <h4 id={titleId} className={cn('text-title', titleClass)}>
          {copy.title}
        </h4>
        <p className="mt-1 max-w-measure text-sm text-muted">
          {curve.length === 0 ? copy.empty : copy.summary}
        </p>
      </div>
      {curve.length > 0 && (
        <>
          <Bars curve={curve} />
          <CurveTable curve={curve} titleId={titleId} />
        </>
      )}
    </PanelSection>
  );
}

/** The table beside it says the same in figures. */
function Bars({ curve }: { curve: readonly CurvePoint[] }) {
  const widest = Math.max(...curve.map(({ interval }) => interval.high));
  const width = (share: number) => `${(widest > 0 ? share / widest : 0) * 100}%`;
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {curve.map(({ priceUsd, interval }) => (
        <div key={priceUsd} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3">
          <span className="text-right font-semibold tabular-nums">{formatUsdShort(priceUsd)}</span>
          <div className="relative h-8">
            <div
              className="absolute inset-y-0 left-0 rounded-r-chip bg-butter"
              style={{ width: width(interval.share) }}
            />
            <div
              className="absolute top-1/2 h-[3px] -translate-y-1/2 bg-ink"
              style={{
                left: width(interval.low),
                width: width(interval.high - interval.low),
              }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

function CurveTable({ curve, titleId }: { curve: readonly CurvePoint[]; titleId: string }) {
  const { columns } = copy;
  const pct = (share: number) => formatPct1(share * 100);
  return (
    <TableScroller titleId={titleId}>
      <table
        aria-labelledby={titleId}
        className="w-full border-collapse text-left text-sm tabular-nums"
      >
        <thead className="spec-print text-muted">
          <tr className="border-b-[1.5px] border-ink align-bottom">
            {Object.values(columns).map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn('py-2 pr-3 font-normal', index > 0 && 'text-right')}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.map(({ priceUsd, votes, buyers, interval }) => (
            <tr key={priceUsd} className="border-b border-ink/20">
              <th scope="row" className="py-2 pr-3 font-semibold">
                {formatUsdShort(priceUsd)}
              </th>
              <td className="py-2 pr-3 text-right">{formatInteger(votes)}</td>
              <td className="py-2 pr-3 text-right">{formatInteger(buyers)}</td>
              <td className="py-2 pr-3 text-right font-semibold">{pct(interval.share)}</td>
              <td className="py-2 pr-3 text-right">
                {copy.range(pct(interval.low), pct(interval.high))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
