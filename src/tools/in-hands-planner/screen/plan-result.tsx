import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { GoodsToPlan } from '@functions/_shared/domain/in-hands/goods-to-plan.ts';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useRef, useState } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { landedQuery } from '@/tools/landed-view/rules/landed-query.ts';
import { LandedServices } from '@/tools/landed-view/services.ts';
import { inHandsPlannerCopy } from '../copy.ts';
import { planResultCopy } from '../result-copy.ts';
import type { PlanInput } from '../rules/plan-fields.ts';
import { stockKindsIn } from '../rules/stock-kinds.ts';
import { PlanView } from './plan-view.tsx';
import type { PlannerState } from './use-planner.ts';

const { states: copy } = planResultCopy;

/** What is planned, with its name. */
export type NamedGoods = GoodsToPlan & Readonly<{ name: string; plural: string }>;

/** Where the prices stand. While they are loaded again, the dates stay. */
export type PlanPrices =
  | Readonly<{ status: 'ready'; response: LandedCostResponse }>
  | Readonly<{ status: 'loading' }>
  | Readonly<{ status: 'failed'; retry: () => void }>;

export type PlanResultProps = { planner: PlannerState; input: PlanInput };

/** Asks once what the product is and costs, and shows its routes, or why there are none. */
export function PlanResult({ planner, input }: PlanResultProps) {
  const { landedCost } = use(LandedServices);
  const [retries, setRetries] = useState(0);
  // What comes takes the focus: the pressed button is above it, or goes away with its press.
  const asked = planner.plans + retries;
  const { status, data, refetch, isFetching } = useQuery(
    landedQuery(
      { product: input.product, productCategory: undefined, hts8: undefined },
      landedCost,
    ),
    queryClient,
  );
  // Without the backend, kinds that the browser knows are planned without prices.
  const [known, ...others] = status === 'error' ? stockKindsIn(input.product) : [];
  if (known !== undefined) {
    const prices: PlanPrices = isFetching
      ? { status: 'loading' }
      : { status: 'failed', retry: () => void refetch() };
    return (
      <PlanView
        planner={planner}
        input={input}
        goods={known}
        alsoNamed={others.map(({ plural }) => plural)}
        prices={prices}
        asked={asked}
      />
    );
  }
  if (status === 'pending' || (status === 'error' && isFetching)) {
    return (
      <div role="status" aria-label={inHandsPlannerCopy.loading}>
        <Skeleton className="h-160 w-full rounded-card" />
      </div>
    );
  }
  if (status === 'error') {
    return (
      <p
        role="alert"
        data-print="hide"
        className="flex flex-wrap items-center gap-4 rounded-card border-[1.5px] border-dashed border-ink p-5"
      >
        {copy.failed.text}
        <Button
          variant="secondary"
          onClick={() => {
            setRetries(retries + 1);
            void refetch();
          }}
        >
          {copy.failed.retry}
        </Button>
      </p>
    );
  }
  const { goods, notMade, unknownThing } = data;
  if (notMade !== null) {
    return (
      <NoPlan asked={asked} title={copy.notMade.title(notMade)}>
        {copy.notMade.text}
      </NoPlan>
    );
  }
  if (goods === null) {
    return (
      <NoPlan asked={asked} title={copy.unknown.title(unknownThing ?? input.product)}>
        {copy.unknown.text}
      </NoPlan>
    );
  }
  return (
    <PlanView
      planner={planner}
      input={input}
      goods={goods}
      alsoNamed={data.alsoNamed ?? []}
      prices={{ status: 'ready', response: data }}
      asked={asked}
    />
  );
}

type NoPlanProps = Pick<EmptyStateProps, 'title' | 'children'> & { asked: number };

/** Takes the focus as a plan would, since it is the answer to the pressed button. */
function NoPlan({ asked, ...words }: NoPlanProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) box.current?.focus();
  }, [asked]);
  return <EmptyState ref={box} tabIndex={-1} {...words} />;
}
