import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { summaryRangeText, summaryText } from '../movers-text.ts';
import { MoversTable } from './movers-table.tsx';
import { MovingFacts } from './moving-facts.tsx';
import { type MoversOptions, useMovers } from './use-movers.ts';

type MoversFiguresProps = {
  options: MoversOptions;
  response: LandedCostResponse;
  goods: UnderstoodGoods;
};

/** One plain sentence first; then what it rests on, and the countries. */
export function MoversFigures({ options, response, goods }: MoversFiguresProps) {
  const state = useMovers(options, response, goods);
  const range = summaryRangeText(state.rows);
  return (
    <>
      <div aria-live="polite" className="max-w-measure">
        <p className="text-lead font-semibold tabular-nums">
          {summaryText(state.rows, state.order.yearlyUnits)}
        </p>
        {range !== null && <p className="mt-1 tabular-nums">{range}</p>}
      </div>
      <MovingFacts state={state} />
      <MoversTable state={state} />
    </>
  );
}
