import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import type { SharedPlan } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { Suspense, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { inHandsPlannerAnchor, paths } from '@/config/paths.ts';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { KnownAnswersNote } from '@/tools/shared/known-answers-note.tsx';
import { ownResult } from '@/tools/shared/own-result.ts';
import { SharedResultBanner } from '@/tools/shared/shared-result-banner.tsx';
import { StaleNote } from '@/tools/shared/stale-note.tsx';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { inHandsPlannerCopy as copy } from '../copy.ts';
import { PlannerForm } from './planner-form.tsx';
import { usePlanner } from './use-planner.ts';

const PlanResult = lazyComponent(() => import('./plan-result.tsx').then((m) => m.PlanResult));

type PlannerScreenProps = {
  address: ToolAddress<SharedPlan>;
  /** How the page was opened. */
  shared?: SharedResult;
  /** The visitor's product; without it nothing is filled in and nothing is learned. */
  product?: Pick<ToolProduct, 'known' | 'decline' | 'forget'>;
  locale: string;
  /** The day on the visitor's clock. */
  today: CalendarDay;
};

/** The form beside its plan, from which everything else follows below. */
export function PlannerScreen({
  address,
  shared = ownResult,
  product,
  locale,
  today,
}: PlannerScreenProps) {
  const formId = useId();
  const planner = usePlanner({
    address,
    locale,
    today,
    known: product?.known.answers,
    isShared: shared.isShared,
    onPlanned: (answers) => {
      shared.endShared();
      if (product) learnAnswers('planner', answers);
    },
  });

  return (
    <div className="flex flex-col gap-8">
      <Card padding="lg">
        {product && (
          <KnownAnswersNote
            product={product}
            filled={planner.filledNames}
            onEmpty={planner.emptyFilled}
            onForgotten={planner.clear}
            className="mb-6"
          />
        )}
        <PlannerForm
          id={formId}
          planner={{
            ...planner,
            clear: () => {
              product?.decline();
              shared.endShared();
              planner.clear();
            },
          }}
        />
      </Card>
      <StaleNote
        isStale={planner.isStale}
        formId={formId}
        data-print="hide"
        className="empty:hidden"
      />
      {planner.input === null ? (
        <EmptyState title={copy.placeholder.title}>{copy.placeholder.text}</EmptyState>
      ) : (
        <>
          <SharedResultBanner
            result={shared}
            text={copy.shared}
            ownHref={`${paths.inHandsPlanner}#${inHandsPlannerAnchor}`}
          />
          <Suspense
            fallback={
              <div role="status" aria-label={copy.loading}>
                <Skeleton className="h-160 w-full rounded-card" />
              </div>
            }
          >
            <PlanResult planner={planner} input={planner.input} />
          </Suspense>
        </>
      )}
    </div>
  );
}
