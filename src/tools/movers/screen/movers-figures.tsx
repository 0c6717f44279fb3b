import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { openAmountsByOrigin } from '@functions/_shared/domain/tariff/trade-order-text.ts';
import { openOrders } from '@/tools/landed-view/rules/open-orders.ts';
import { orderNoticeCopy } from '@/tools/shared/order-notice-copy.ts';
import { bestMover, summaryRangeText, summaryText } from '../movers-text.ts';
import { MoversTable } from './movers-table.tsx';
import { MovingFacts } from './moving-facts.tsx';
import { type MoversOptions, type MoversState, useMovers } from './use-movers.ts';

type MoversFiguresProps = {
  options: MoversOptions;
  response: LandedCostResponse;
  goods: UnderstoodGoods;
};

/** One plain sentence first; then what it rests on, and the countries. */
export function MoversFigures({ options, response, goods }: MoversFiguresProps) {
  const state = useMovers(options, response, goods);
  const range = summaryRangeText(state.rows);
  const openAmounts = openAmountsText(state);
  return (
    <>
      <div aria-live="polite" className="max-w-measure">
        <p className="text-lead font-semibold tabular-nums">
          {summaryText(state.rows, state.order.yearlyUnits)}
        </p>
        {range !== null && <p className="mt-1 tabular-nums">{range}</p>}
        {openAmounts !== '' && (
          <p className="mt-2 font-semibold">{orderNoticeCopy.openAmount(openAmounts)}</p>
        )}
      </div>
      <MovingFacts state={state} />
      <MoversTable state={state} />
    </>
  );
}

/** What orders may add, in today's country and in the one that the summary names. */
function openAmountsText({ rows, response, hts8 }: MoversState): string {
  const shown = rows.filter((mover) => mover.isToday || mover === bestMover(rows));
  return openAmountsByOrigin(
    shown.map(({ country }) => ({
      originName: factoryCountryLabels[country],
      orders: openOrders(response, country, hts8),
    })),
  );
}
