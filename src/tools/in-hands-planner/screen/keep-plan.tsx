import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import type { PlannedRoute } from '@functions/_shared/domain/in-hands/plan-routes.ts';
import { routeNameInText } from '@functions/_shared/domain/in-hands/plan-words.ts';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { askedRfqQuery } from '@/lib/asked-rfq-query.ts';
import { KeepFrame, PrintAndCopy } from '@/tools/shared/keep-frame.tsx';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { planResultCopy } from '../result-copy.ts';
import { planCalendar } from '../rules/plan-calendar.ts';
import type { PlanInput } from '../rules/plan-fields.ts';

const { keep: copy, quote, calendar, detail } = planResultCopy;

type KeepPlanProps = {
  route: PlannedRoute;
  input: PlanInput;
  /** "500 tumblers". */
  goodsName: string;
  today: CalendarDay;
  shareUrl: string;
};

/** The chosen route to take along: a request for quotation, a calendar file, paper, a link. */
export function KeepPlan({ route, input, goodsName, today, shareUrl }: KeepPlanProps) {
  const [savedFor, setSavedFor] = useState('');
  const { product, pieces, inHandsOn } = input;
  const key = `${route.id} ${shareUrl}`;

  function saveCalendar() {
    const text = planCalendar(
      route,
      { key: `${pieces}-${keyOf(product)}`, inHandsOn, today },
      {
        ...calendar,
        name: calendar.name(goodsName),
        // Each entry stands alone between the entries of other orders.
        orderSafe: calendar.orderSafe(goodsName),
        orderLatest: calendar.orderLatest(goodsName),
        inHands: calendar.inHands(goodsName),
        step: (id) => calendar.step(detail.steps[id], goodsName),
      },
      new Date(),
    );
    saveBlob(
      new Blob([text], { type: 'text/calendar;charset=utf-8' }),
      `${copy.fileName(inHandsOn)}.ics`,
    );
    setSavedFor(key);
  }

  const asked = askedRfqQuery({
    product,
    quantity: pieces,
    origin: route.route.country,
    deadline: inHandsOn,
  });
  return (
    <>
      <div data-print="hide" className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SiteLink href={`${quote.path}?${asked}`} className={buttonClass({ size: 'lg' })}>
          {quote.label}
        </SiteLink>
        <p className="max-w-measure text-sm text-muted">
          {quote.text(routeNameInText(route.route))}
        </p>
      </div>
      <KeepFrame words={copy} className="flex-wrap items-center justify-between gap-x-8">
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap items-start gap-3">
            <Button variant="secondary" onClick={saveCalendar}>
              <CalendarPlus aria-hidden="true" />
              {copy.calendar}
            </Button>
            <PrintAndCopy words={copy} shareUrl={shareUrl} />
          </div>
          <p role="status" className="text-sm empty:hidden">
            {savedFor === key && copy.saved}
          </p>
        </div>
      </KeepFrame>
    </>
  );
}

/** Letters and digits of the product, for the ids of the calendar's entries. */
function keyOf(product: string): string {
  return product.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
