import {
  type FactoryCountry,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Mover } from '@functions/_shared/domain/money/movers.ts';
import { Check, ChevronDown } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { cn } from '@/lib/cn.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatUsdCents } from '@/lib/format.ts';
import { openOrders } from '@/tools/landed-view/rules/open-orders.ts';
import { OrderMark } from '@/tools/shared/order-notice.tsx';
import { moversScreenCopy } from '../movers-copy.ts';
import { costsText, rowPaybackText, saves, savingPerYearText, savingText } from '../movers-text.ts';
import { MoverDetail } from './mover-detail.tsx';
import type { MoversState } from './use-movers.ts';

const { table: copy, row: rowCopy, days } = moversScreenCopy;

/** Every country by what it saves: a table where there is room for one, else cards that open. */
export function MoversTable({ state }: { state: MoversState }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="@container flex flex-col gap-4">
      <div>
        <h4 id={titleId} className="font-display text-title">
          {copy.title}
        </h4>
        <p className="mt-1 max-w-measure text-sm text-muted">{copy.note}</p>
      </div>
      <WideTable state={state} titleId={titleId} />
      <ul className="border-t-[1.5px] border-ink @[40rem]:hidden">
        {state.rows.map((mover) => (
          <MoverCard key={mover.country} mover={mover} state={state} />
        ))}
      </ul>
    </section>
  );
}

const columns = [
  'country',
  'landed',
  'saving',
  'year',
  'costs',
  'payback',
  'breakEven',
  'days',
] as const;
type Column = (typeof columns)[number];

/** Where the table is narrow, they are left to the open row. */
const roomyColumns: readonly Column[] = ['breakEven', 'days'];
const isRoomy = (column: Column) => roomyColumns.includes(column);

function textsOf(mover: Mover): Readonly<Record<Exclude<Column, 'country'>, string>> {
  const { landedCostUsd, breakEvenFobUsd, transitDays, isToday } = mover;
  return {
    landed: formatUsdCents(landedCostUsd.likely),
    saving: savingText(mover),
    year: savingPerYearText(mover),
    costs: costsText(mover),
    payback: rowPaybackText(mover),
    breakEven: isToday || breakEvenFobUsd === null ? '' : formatUsdCents(breakEvenFobUsd),
    days: days(transitDays.from, transitDays.to),
  };
}

function WideTable({ state, titleId }: { state: MoversState; titleId: string }) {
  const [opened, setOpened] = useState<FactoryCountry | null>(null);
  const detailId = useId();
  return (
    <TableScroller titleId={titleId} className="hidden @[40rem]:block">
      <table aria-labelledby={titleId} className="w-full border-collapse text-left text-sm">
        <thead className="spec-print text-muted">
          <tr className="border-b-[1.5px] border-ink align-bottom">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={cn(
                  'py-2 pr-3 font-normal',
                  column !== 'country' && 'text-right',
                  isRoomy(column) && 'hidden @5xl:table-cell',
                )}
              >
                {copy.columns[column]}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {state.rows.map((mover) => {
            const texts = textsOf(mover);
            const isOpen = opened === mover.country;
            const name = factoryCountryLabels[mover.country];
            return (
              <Fragment key={mover.country}>
                <tr
                  className={cn(
                    'border-b border-ink/20 tabular-nums',
                    mover.isToday && 'bg-butter/40',
                  )}
                >
                  <th scope="row" className="py-1 pr-3 pl-1.5 font-semibold">
                    {mover.isToday ? (
                      <CountryName mover={mover} state={state} />
                    ) : (
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? detailId : undefined}
                        title={copy.details(countryInText(mover.country))}
                        onClick={() => setOpened(isOpen ? null : mover.country)}
                        className="flex min-h-11 items-center gap-1.5 text-left underline decoration-ink/30 underline-offset-4 hover:decoration-ink"
                      >
                        <CountryName mover={mover} state={state} />
                        <ChevronDown
                          aria-hidden="true"
                          className={cn('size-4 shrink-0', isOpen && 'rotate-180')}
                        />
                      </button>
                    )}
                  </th>
                  {columns
                    .filter((column) => column !== 'country')
                    .map((column) => (
                      <td
                        key={column}
                        className={cn(
                          'py-1 pr-3 text-right',
                          (column === 'year' || column === 'payback') &&
                            saves(mover) &&
                            'font-semibold',
                          !saves(mover) && column !== 'landed' && 'text-muted',
                          isRoomy(column) && 'hidden @5xl:table-cell',
                        )}
                      >
                        {texts[column]}
                      </td>
                    ))}
                  <td className="py-1 pr-1.5 text-right">
                    {!mover.isToday && <NextStep country={mover.country} state={state} />}
                  </td>
                </tr>
                {isOpen && (
                  <tr className="border-b border-ink/20">
                    <td colSpan={columns.length + 1} id={detailId} className="px-1.5 py-5">
                      <MoverDetail name={name} mover={mover} state={state} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </TableScroller>
  );
}

function MoverCard({ mover, state }: { mover: Mover; state: MoversState }) {
  const isSaving = saves(mover);
  const texts = textsOf(mover);
  const [isOpen, setOpen] = useState(false);
  const head = (
    <>
      <span className="font-semibold">
        <CountryName mover={mover} state={state} />
      </span>
      <span className="text-right tabular-nums">
        <span className="font-semibold">{isSaving ? rowCopy.year(texts.year) : texts.landed}</span>
        <span className="block text-sm text-muted">
          {isSaving ? rowCopy.paid(texts.payback) : texts.year}
        </span>
      </span>
    </>
  );
  const headClass = 'flex min-h-11 items-center justify-between gap-4';
  return (
    <li className={cn('border-b border-ink/20 px-1.5 py-3', mover.isToday && 'bg-butter/40')}>
      {mover.isToday ? (
        <div className={headClass}>{head}</div>
      ) : (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary
            className={cn(headClass, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
          >
            {head}
          </summary>
          {isOpen && (
            <div className="mt-3 flex flex-col gap-5">
              <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm tabular-nums">
                {(['landed', 'saving', 'costs', 'days'] as const).map((column) => (
                  <div key={column}>
                    <dt className="text-muted">{copy.columns[column]}</dt>
                    <dd>{texts[column]}</dd>
                  </div>
                ))}
              </dl>
              <div>
                <NextStep country={mover.country} state={state} />
              </div>
              <MoverDetail name={factoryCountryLabels[mover.country]} mover={mover} state={state} />
            </div>
          )}
        </details>
      )}
    </li>
  );
}

/** The country, and what it is to the visitor. */
function CountryName({ mover, state }: { mover: Mover; state: MoversState }) {
  const note = noteOf(mover, state);
  return (
    <span>
      {factoryCountryLabels[mover.country]}
      {note !== null && <span className="block text-sm font-normal text-muted">{note}</span>}
      <OrderMark orders={openOrders(state.response, mover.country, state.hts8)} />
    </span>
  );
}

function noteOf({ country, isToday }: Mover, { known, view }: MoversState): string | null {
  if (isToday) return rowCopy.today;
  if (country === known.country) return rowCopy.chosen;
  return view.marked?.includes(country) ? rowCopy.marked : null;
}

/** The tool's own step with this country. */
function NextStep({ country, state }: { country: FactoryCountry; state: MoversState }) {
  const { used, onUse, onWriteRfq } = state.view;
  const name = factoryCountryLabels[country];
  if (onUse) {
    const isUsed = country === used;
    return (
      <Button
        size="sm"
        variant="secondary"
        data-print="hide"
        aria-label={isUsed ? rowCopy.usedNamed(name) : rowCopy.takeNamed(name)}
        aria-disabled={isUsed || undefined}
        onClick={() => !isUsed && onUse(country)}
      >
        {isUsed && <Check aria-hidden="true" />}
        {isUsed ? rowCopy.used : rowCopy.use}
      </Button>
    );
  }
  return onWriteRfq === undefined ? null : (
    <Button
      size="sm"
      variant="secondary"
      data-print="hide"
      aria-label={rowCopy.rfqNamed(name)}
      onClick={() => onWriteRfq(country)}
    >
      {rowCopy.rfq}
    </Button>
  );
}
