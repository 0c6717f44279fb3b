import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { cn } from '@/lib/cn.ts';
import { orderNoticeCopy } from '@/tools/shared/order-notice-copy.ts';
import { catalogCopy } from '../catalog-copy.ts';
import { type RouteTexts, routeLabel, routeTexts, savesMoney } from '../catalog-text.ts';
import type { ProductFigures, RouteFigures } from '../rules/product-figures.ts';

const copy = catalogCopy.detail;

const columns = [
  'duty',
  'fob',
  'landed',
  'saving',
  'year',
  'costs',
  'payback',
  'breakEven',
] as const satisfies readonly (keyof RouteTexts)[];

type RouteTableProps = { titleId: string; figures: ProductFigures };

/** Every country by what it saves: a table where there is room for one, else a list. */
export function RouteTable({ titleId, figures }: RouteTableProps) {
  const routes = figures.routes.toSorted((a, b) => b.yearUsd.likely - a.yearUsd.likely);
  return (
    <>
      <TableScroller titleId={titleId} className="hidden @[44rem]:block">
        <table aria-labelledby={titleId} className="w-full border-collapse text-left text-sm">
          <thead className="spec-print text-muted">
            <tr className="border-b-[1.5px] border-ink align-bottom">
              <th scope="col" className="py-2 pr-3 font-normal">
                {copy.columns.country}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-3 text-right font-normal">
                  {copy.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {routes.map((route) => {
              const texts = routeTexts(route);
              return (
                <tr
                  key={route.route}
                  className={cn(
                    'border-b border-ink/20 tabular-nums',
                    route.isToday && 'bg-butter/40',
                  )}
                >
                  <th scope="row" className="py-2 pr-3 pl-1.5 font-semibold">
                    {routeLabel(route.route)}
                    <RouteNote route={route} />
                  </th>
                  {columns.map((column) => (
                    <td key={column} className={cn('py-2 pr-3 text-right', toneOf(route, column))}>
                      {texts[column]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableScroller>
      <ul className="border-t border-ink/20 @[44rem]:hidden">
        {routes.map((route) => (
          <RouteItem key={route.route} route={route} />
        ))}
      </ul>
    </>
  );
}

function RouteItem({ route }: { route: RouteFigures }) {
  const texts = routeTexts(route);
  return (
    <li className={cn('border-b border-ink/20 px-1.5 py-3', route.isToday && 'bg-butter/40')}>
      <p className="flex justify-between gap-4">
        <span className="font-semibold">
          {routeLabel(route.route)}
          <RouteNote route={route} />
        </span>
        <span className="text-right tabular-nums">
          {savesMoney(route) ? catalogCopy.row.year(texts.year) : texts.saving}
        </span>
      </p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 text-sm tabular-nums">
        {(['duty', 'landed', 'payback', 'breakEven'] as const)
          .filter((column) => texts[column] !== '')
          .map((column) => (
            <div key={column}>
              <dt className="text-muted">{copy.columns[column]}</dt>
              <dd>{texts[column]}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

/** What speaks against a country besides money. */
function RouteNote({ route }: { route: RouteFigures }) {
  const notes = [
    route.isToday || route.isMadeThere ? '' : copy.fewFactories,
    route.orderMark === '' ? '' : orderNoticeCopy.mark(route.orderMark),
  ].filter((note) => note !== '');
  return notes.map((note) => (
    <span key={note} className="block text-sm font-normal text-muted">
      {note}
    </span>
  ));
}

function toneOf(route: RouteFigures, column: (typeof columns)[number]): string {
  if (savesMoney(route)) return column === 'year' || column === 'payback' ? 'font-semibold' : '';
  return column === 'saving' || column === 'costs' || column === 'payback' ? 'text-muted' : '';
}
