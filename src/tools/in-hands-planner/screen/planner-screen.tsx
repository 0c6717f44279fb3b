import type { CalendarDay } from '@functions/_shared/domain/day-text.ts';
import type { SharedPlan } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { Suspense, useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { KnownAnswersNote } from '@/tools/shared/known-answers-note.tsx';
import { ownResult } from '@/tools/shared/own-result.ts';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { inHandsPlannerCopy as copy } from '../copy.ts';
import type { PlanFields } from '../rules/plan-fields.ts';
import { PlannerForm } from './planner-form.tsx';
import { blankOpening, type PlannerOpening } from './planner-opening.ts';
import { usePlanner } from './use-planner.ts';

// Comes with the first plan.
const Planned = lazyComponent(() => import('./planned.tsx').then((m) => m.Planned));

type PlannerScreenProps = {
  address: ToolAddress<SharedPlan>;
  /** What the tool opens with; without it, the form as the tab stored it. */
  open?: (stored: PlanFields) => PlannerOpening;
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
  open = blankOpening,
  shared = ownResult,
  product,
  locale,
  today,
}: PlannerScreenProps) {
  const formId = useId();
  const planner = usePlanner({
    address,
    open,
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
      {planner.input === null ? (
        <EmptyState title={copy.placeholder.title}>{copy.placeholder.text}</EmptyState>
      ) : (
        <Suspense
          fallback={
            <div role="status" aria-label={copy.loading}>
              <Skeleton className="h-160 w-full rounded-card" />
            </div>
          }
        >
          <Planned planner={planner} input={planner.input} shared={shared} formId={formId} />
        </Suspense>
      )}
    </div>
  );
}
