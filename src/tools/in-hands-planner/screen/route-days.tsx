import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import type { PlannedRoute, PlannedStep } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import { closureText, routeName, shortDay } from '@functions/_shared/domain/in-hands/plan-words.ts';
import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { type Ref, useId } from 'react';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { cn } from '@/lib/cn.ts';
import { dayRangeText, planResultCopy } from '../result-copy.ts';

const { detail: copy } = planResultCopy;

type RouteDaysProps = { route: PlannedRoute; today: CalendarDay; ref?: Ref<HTMLElement> };

/** Every step of one route with its days, and the closures that it has to wait for. */
export function RouteDays({ route, today, ref }: RouteDaysProps) {
  const titleId = useId();
  const { steps, closures } = route;
  const title = copy.title(routeName(route.route));
  const titleClass = usePartTitleClass(title);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      // On phones, the bar above it stays in view.
      className="flex min-w-0 scroll-mt-24 flex-col gap-4"
    >
      <div>
        <h4 id={titleId} className={cn('text-title', titleClass)}>
          {title}
        </h4>
        <p className="mt-1 max-w-measure text-sm text-muted">{copy.intro}</p>
      </div>
      <TableScroller titleId={titleId}>
        <table aria-labelledby={titleId} className="w-full border-collapse text-left text-sm">
          <thead>
            <tr>
              {copy.columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={cn(
                    'border-b-[1.5px] border-ink py-1.5 font-mono text-label font-medium',
                    index > 0 && 'pl-3 sm:pl-4',
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.id}>
                <th scope="row" className="border-b border-ink/20 py-1.5 font-medium">
                  {copy.steps[step.id]}
                </th>
                <td className="border-b border-ink/20 py-1.5 pl-3 sm:pl-4">{takesText(step)}</td>
                {(['fast', 'slow'] as const).map((pace) => (
                  <td
                    key={pace}
                    className="border-b border-ink/20 py-1.5 pl-3 tabular-nums sm:whitespace-nowrap sm:pl-4"
                  >
                    {spanText(step, pace, today)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      <div>
        <h5 className="font-semibold">{copy.closures}</h5>
        {closures.length === 0 ? (
          <p className="mt-1 text-sm">{copy.noClosures}</p>
        ) : (
          <ul className="mt-1 list-disc pl-5 text-sm">
            {closures.map((closure) => (
              <li key={`${closure.country} ${closure.name} ${closure.span.from}`}>
                {closureText(closure)}
                {closure.span.from !== closure.span.to &&
                  ` (${copy.closed(shortDay(closure.span.from, today), shortDay(closure.span.to, today))})`}
                .
              </li>
            ))}
          </ul>
        )}
        {closures.length > 0 && (
          <details className="mt-1 text-sm text-muted">
            <summary className="min-h-11 w-fit cursor-pointer py-3">{copy.sources}</summary>
            <ul className="list-disc pl-5">
              {[...new Set(closures.map(({ source }) => source))].map((source) => (
                <li key={source}>{source}.</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

function takesText({ days, country }: PlannedStep): string {
  const range = dayRangeText(days);
  if (country === null) return copy.days(range);
  const where = country === 'usa' ? copy.inUs : copy.inCountry(factoryCountryLabels[country]);
  return copy.workdays(range, where);
}

/** "Dec 1 to Dec 4", one day alone, or a dash where the step takes no day. */
function spanText(step: PlannedStep, pace: 'fast' | 'slow', today: CalendarDay): string {
  if (step.days[pace === 'fast' ? 'low' : 'high'] === 0) return copy.noDays;
  const { from, to } = step[pace];
  return from === to ? shortDay(to, today) : copy.span(shortDay(from, today), shortDay(to, today));
}
