import {
  type FactoryCountry,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { LandedCountryChain } from '@functions/_shared/domain/money/landed-input.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import { maxUsd } from '@functions/_shared/domain/tool-inputs/max-usd.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { cn } from '@/lib/cn.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatUsdCents } from '@/lib/format.ts';
import { OrderMark } from '@/tools/shared/order-notice.tsx';
import { openOrders } from '../rules/open-orders.ts';
import { landedScreenCopy } from '../view-copy.ts';
import { AmountField } from './amount-field.tsx';
import type { LandedState } from './use-landed-view.ts';

const copy = landedScreenCopy.countries;

type CountryComparisonProps = {
  state: LandedState;
  onCountry: ((country: FactoryCountry) => void) | undefined;
};

/** Every country by what it leaves: a table where there is room for one, else a list. */
export function CountryComparison({ state, onCountry }: CountryComparisonProps) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  const rows = state.countries.map((result) => ({
    result,
    texts: textsOf(result),
    isShown: result.country === state.country,
  }));
  return (
    <section aria-labelledby={titleId} className="@container flex flex-col gap-4">
      <div>
        <h4 id={titleId} className={cn('font-display text-title', titleClass)}>
          {copy.title}
        </h4>
        <p className="mt-1 max-w-measure text-sm text-muted">{copy.text}</p>
      </div>
      <TableScroller titleId={titleId} className="hidden @3xl:block">
        <table aria-labelledby={titleId} className="w-full border-collapse text-left text-sm">
          <thead className="spec-print text-muted">
            <tr className="border-b-[1.5px] border-ink">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={cn('py-2 pr-3 font-normal', index > 0 && 'text-right')}
                >
                  {copy.columns[column]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ result, texts, isShown }) => (
              <tr
                key={result.country}
                className={cn('border-b border-ink/20 tabular-nums', isShown && 'bg-butter/40')}
              >
                <th scope="row" className="py-2 pr-3 pl-1.5 font-semibold">
                  <CountryName result={result} isShown={isShown} state={state} />
                </th>
                <td className="py-2 pr-3">
                  <OwnFob state={state} result={result} className="ml-auto" />
                </td>
                {amounts.map((column) => (
                  <td
                    key={column}
                    className={cn('py-2 pr-3 text-right', column === 'profit' && 'font-semibold')}
                  >
                    {texts[column]}
                  </td>
                ))}
                <td className="py-2 pr-1.5 text-right">
                  {!isShown && (
                    <CountryButton country={result.country} state={state} onCountry={onCountry} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      <ul className="border-t-[1.5px] border-ink @3xl:hidden">
        {rows.map(({ result, texts, isShown }) => (
          <li
            key={result.country}
            className={cn('border-b border-ink/20 px-1.5 py-3', isShown && 'bg-butter/40')}
          >
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
                <span className="font-semibold">
                  <CountryName result={result} isShown={isShown} state={state} />
                </span>
                <span className="text-right tabular-nums">
                  <span className="font-semibold">{texts.profit}</span>
                  <span className="block text-sm text-muted">{texts.margin}</span>
                </span>
              </summary>
              <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 text-sm tabular-nums">
                <div>
                  <dt className="text-muted">{copy.columns.fob}</dt>
                  <dd>
                    <OwnFob state={state} result={result} />
                  </dd>
                </div>
                {listed.map((column) => (
                  <div key={column}>
                    <dt className="text-muted">{copy.columns[column]}</dt>
                    <dd>{texts[column]}</dd>
                  </div>
                ))}
              </dl>
              {!isShown && (
                <div className="mt-3">
                  <CountryButton country={result.country} state={state} onCountry={onCountry} />
                </div>
              )}
            </details>
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-sm text-muted">{copy.note}</p>
    </section>
  );
}

const amounts = ['freight', 'duty', 'landed', 'profit', 'margin', 'days'] as const;
const listed = ['freight', 'duty', 'landed', 'days'] as const;
const columns = ['country', 'fob', ...amounts] as const;

function textsOf({
  chain,
  estimates,
}: LandedCountryChain): Readonly<Record<(typeof amounts)[number], string>> {
  const likelyOf = (step: MoneyStepId) =>
    formatUsdCents(chain.steps.find(({ id }) => id === step)?.perUnitUsd.likely ?? 0);
  return {
    freight: likelyOf('freight'),
    duty: likelyOf('duty'),
    landed: formatUsdCents(chain.landedCostUsd.likely),
    profit: formatUsdCents(chain.profitUsd.likely),
    margin: `${Math.round(chain.marginPct.likely)}%`,
    days: copy.days(estimates.transitDays.from, estimates.transitDays.to),
  };
}

function CountryName({
  result: { country },
  isShown,
  state: { response, order },
}: {
  result: LandedCountryChain;
  isShown: boolean;
  state: LandedState;
}) {
  return (
    <>
      {factoryCountryLabels[country]}
      {isShown && <span className="block text-sm font-normal text-muted">{copy.yours}</span>}
      <OrderMark orders={openOrders(response, country, order.choices.hts8)} />
    </>
  );
}

/** The FOB price of a country: the usual one as a placeholder, a quote in its place. */
function OwnFob({
  state,
  result: { country, estimates },
  className,
}: {
  state: LandedState;
  result: LandedCountryChain;
  className?: string;
}) {
  return (
    <div className={cn('w-28', className)}>
      <AmountField
        isCompact
        label={copy.own(factoryCountryLabels[country])}
        kind="money"
        max={maxUsd}
        value={state.order.choices.landedByCountry[country]?.goods}
        placeholder={estimates.steps.goods.perUnitUsd.likely.toFixed(2)}
        onValue={(usd) => state.setOwn(country, 'goods', usd)}
        onLeave={(usd) => state.learnFob(country, usd)}
      />
    </div>
  );
}

function CountryButton({
  country,
  state,
  onCountry,
}: CountryComparisonProps & { country: FactoryCountry }) {
  const name = countryInText(country);
  return (
    <Button
      size="sm"
      variant="secondary"
      data-print="hide"
      aria-label={onCountry ? copy.makeHereIn(name) : copy.showIn(name)}
      onClick={() => (onCountry ?? state.show)(country)}
    >
      {onCountry ? copy.makeHere : copy.show}
    </Button>
  );
}
