import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { paths, sourcingToolPath } from '@/config/paths.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { askedRfqQuery } from '@/lib/asked-rfq-query.ts';
import { cn } from '@/lib/cn.ts';
import { paybackText, planningUsd } from '@/tools/movers/movers-text.ts';
import { catalogCopy } from '../catalog-copy.ts';
import { routeLabel } from '../catalog-text.ts';
import { countryOfRoute } from '../rules/catalog-routes.ts';
import type { TopMove } from '../rules/top-moves.ts';
import { moveAnswers, withMove } from '../rules/with-move.ts';

const { next: copy, row: rowCopy } = catalogCopy;

/** The best moves, on to the roadmap and to the request for quotation. */
export function TopMoves({ moves }: { moves: readonly TopMove[] }) {
  const titleId = useId();
  const title = copy.title(moves.length);
  const titleClass = usePartTitleClass(title);
  return (
    <section aria-labelledby={titleId} data-print="hide" className="flex flex-col gap-4">
      <div>
        <h2 id={titleId} className={cn('font-display text-title', titleClass)}>
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{copy.text(moves.length)}</p>
      </div>
      <ol className="grid gap-4 lg:grid-cols-3">
        {moves.map((move) => (
          <li key={move.row.product.key}>
            <MoveCard move={move} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function MoveCard({ move: { row, route } }: { move: TopMove }) {
  const { product, figures, today } = row;
  const rfq = askedRfqQuery({
    product: product.title,
    origin: countryOfRoute(route.route),
    quantity: figures?.orderUnits,
  });
  // The tools there fill in what they find on the device.
  const remember = () =>
    visitorProducts.update((before) =>
      withMove(before, moveAnswers(row, route), {
        from: 'catalog',
        on: calendarDayOf(new Date()),
      }),
    );
  return (
    <Card className="flex h-full flex-col gap-3">
      <p className="font-semibold [overflow-wrap:anywhere]">{product.title}</p>
      <p className="spec-print text-muted">
        {copy.to(today === null ? '' : factoryCountryLabels[today], routeLabel(route.route))}
      </p>
      <p className="font-display text-title tabular-nums">
        {rowCopy.year(planningUsd(route.yearUsd.likely))}
      </p>
      <p className="text-sm">
        {rowCopy.to(routeLabel(route.route), paybackText(route.paybackMonths))}
      </p>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        <SiteLink
          href={sourcingToolPath('strategy')}
          aria-label={copy.roadmapNamed(product.title)}
          onClick={remember}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {copy.roadmap}
        </SiteLink>
        <SiteLink
          href={`${paths.sourcing}?${rfq}`}
          aria-label={copy.rfqNamed(product.title)}
          onClick={remember}
          className={buttonClass({ variant: 'tertiary', size: 'sm' })}
        >
          {copy.rfq}
        </SiteLink>
      </div>
    </Card>
  );
}
