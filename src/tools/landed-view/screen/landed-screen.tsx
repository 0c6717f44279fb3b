import type { LandedCostRequest } from '@functions/_shared/contracts/landed-cost.ts';
import { hasLandedCost } from '@functions/_shared/domain/money/landed-input.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { landedViewCopy } from '../copy.ts';
import type { LandedViewProps } from '../index.tsx';
import { landedQuery, landedRequest } from '../rules/landed-query.ts';
import { isOthersView } from '../rules/linked-landed.ts';
import { LandedServices } from '../services.ts';
import { landedScreenCopy } from '../view-copy.ts';
import { LandedFigures } from './landed-figures.tsx';

const copy = landedScreenCopy.states;

/** Asks once for a product, and shows what came: the figures, or why there are none. */
export function LandedScreen(props: LandedViewProps) {
  const { priceUsd } = props;
  const request = landedRequest(props);
  if (request === null) {
    return <EmptyState title={copy.few.title}>{copy.few.text}</EmptyState>;
  }
  if (priceUsd !== undefined && priceUsd <= 0) {
    return <EmptyState title={copy.noPrice.title}>{copy.noPrice.text}</EmptyState>;
  }
  return <Answer view={props} request={request} />;
}

function Answer({ view, request }: { view: LandedViewProps; request: LandedCostRequest }) {
  const { landedCost } = use(LandedServices);
  const { status, data, refetch, isFetching } = useQuery(
    landedQuery(request, landedCost),
    queryClient,
  );
  if (status === 'pending' || (status === 'error' && isFetching)) {
    return (
      <div role="status" aria-label={landedViewCopy.loading}>
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
        <Button variant="secondary" onClick={() => void refetch()}>
          {copy.failed.retry}
        </Button>
      </p>
    );
  }
  const { goods, notMade, unknownThing } = data;
  if (notMade !== null) {
    return <EmptyState title={copy.notMade.title(notMade)}>{copy.notMade.text}</EmptyState>;
  }
  if (goods === null) {
    return (
      <EmptyState title={copy.unknown.title(unknownThing ?? request.product)}>
        {copy.unknown.text}
      </EmptyState>
    );
  }
  if (!hasLandedCost(data, 'china')) {
    return <EmptyState title={copy.noLine.title(goods.plural)}>{copy.noLine.text}</EmptyState>;
  }
  // What was chosen for one kind of goods does not carry over to another, nor what somebody else chose
  // to the visitor's own result.
  const key = isOthersView(view.shared) ? `${goods.kindId} shared` : goods.kindId;
  return <LandedFigures key={key} view={view} response={data} goods={goods} />;
}
