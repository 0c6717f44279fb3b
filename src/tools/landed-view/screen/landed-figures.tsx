import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { openAmountText } from '@functions/_shared/domain/tariff/trade-order-text.ts';
import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { orderNoticeCopy } from '@/tools/shared/order-notice-copy.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { profitRangeText, profitText } from '../figures-text.ts';
import type { LandedViewProps } from '../index.tsx';
import { openOrders } from '../rules/open-orders.ts';
import { landedScreenCopy as copy } from '../view-copy.ts';
import { CountryComparison } from './country-comparison.tsx';
import { FirstOrderPlan } from './first-order-plan.tsx';
import { MoneyWaterfall } from './money-waterfall.tsx';
import { OrderChoices } from './order-choices.tsx';
import { type LandedState, useLandedView } from './use-landed-view.ts';

type LandedFiguresProps = {
  view: LandedViewProps;
  response: LandedCostResponse;
  goods: UnderstoodGoods;
};

/** One number first; then the order, its steps, the countries and the first order. */
export function LandedFigures({ view, response, goods }: LandedFiguresProps) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  const state = useLandedView(view, response, goods);
  const { chain } = state.result;
  const country = countryInText(state.country);
  const openAmount = openAmountText(openOrders(response, state.country, state.order.choices.hts8));
  return (
    <PanelSection
      aria-labelledby={titleId}
      className="flex flex-col gap-10 max-sm:border-t-0 max-sm:pt-0"
    >
      <header className="flex flex-col gap-3">
        <h3 id={titleId} className={cn('text-title', titleClass)}>
          {copy.title}
        </h3>
        <div aria-live="polite">
          <p className="font-display text-display-3 tabular-nums">{profitText(chain.profitUsd)}</p>
          <p className="mt-1 tabular-nums">{profitRangeText(chain.profitUsd, chain.marginPct)}</p>
        </div>
        {openAmount !== '' && (
          <p
            data-ground="blush"
            className="max-w-measure rounded-field border-[1.5px] border-ink p-4 font-semibold"
          >
            {orderNoticeCopy.openAmount(openAmount)}
          </p>
        )}
        <p className="max-w-measure">{differenceText(view, state)}</p>
        <p className="max-w-measure text-sm text-muted">
          {copy.understood(goods.plural, country)} {copy.note}
        </p>
        <SiteLink
          href={paths.assumptions}
          className="-my-2.5 inline-flex min-h-11 items-center self-start text-link text-sm"
          data-print="hide"
        >
          {copy.allFigures}
        </SiteLink>
        {state.isCountryOpen && <p className="max-w-measure text-sm">{copy.left(country)}</p>}
      </header>
      <PhoneParts>
        <PhonePart title={copy.order.title} headingLevel={4}>
          <OrderChoices view={view} state={state} />
        </PhonePart>
        <PhonePart title={copy.waterfall.title} headingLevel={4} defaultOpen>
          <MoneyWaterfall state={state} />
        </PhonePart>
        <PhonePart title={copy.countries.title} headingLevel={4}>
          <CountryComparison state={state} onCountry={view.onCountry} />
        </PhonePart>
        <PhonePart title={copy.firstOrder.title} headingLevel={4}>
          <FirstOrderPlan view={view} state={state} />
        </PhonePart>
      </PhoneParts>
    </PanelSection>
  );
}

/** Why two unit costs on one page differ. */
function differenceText({ unitCostUsd }: LandedViewProps, state: LandedState): string {
  const { difference } = copy;
  const { order, goods, country, result } = state;
  const fob = formatUsdCents(result.estimates.steps.goods.perUnitUsd.likely);
  const isOwn = order.choices.landedByCountry[country]?.goods !== undefined;
  const ours = isOwn
    ? difference.own(fob)
    : difference.usual(fob, goods.plural, formatInteger(order.units));
  return unitCostUsd === undefined
    ? difference.duty(ours)
    : difference.fob(formatUsdCents(unitCostUsd), ours);
}
