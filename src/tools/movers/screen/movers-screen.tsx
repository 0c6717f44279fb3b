import type { LandedCostRequest } from '@functions/_shared/contracts/landed-cost.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { hasLandedCost } from '@functions/_shared/domain/money/landed-input.ts';
import { useQuery } from '@tanstack/react-query';
import { use, useId, useState } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { VisitorProduct } from '@/lib/visitor-product/products.ts';
import { landedQuery } from '@/tools/landed-view/rules/landed-query.ts';
import { LandedServices } from '@/tools/landed-view/services.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { moversCopy } from '../copy.ts';
import type { MoversProps } from '../index.tsx';
import { moversScreenCopy as copy } from '../movers-copy.ts';
import {
  completeFacts,
  knownFacts,
  missingFacts,
  monthlyOrdersOf,
  type NeededFacts,
} from '../rules/known-facts.ts';
import { MissingFacts } from './missing-facts.tsx';
import { MoversFigures } from './movers-figures.tsx';
import { ProductField } from './product-field.tsx';
import type { MoversOptions } from './use-movers.ts';

const nothingKnown: Pick<VisitorProduct, 'answers' | 'origins'> = { answers: {}, origins: {} };

/** Asks for the facts that nobody has given yet, then compares the countries. */
export function MoversScreen(view: MoversProps) {
  const titleId = useId();
  const { isShared = false } = view;
  const product = useToolProduct(view.tool);
  const [told, setTold] = useState<Partial<NeededFacts>>({});
  const known = knownFacts(view, isShared ? nothingKnown : product.known);
  const merged = {
    // The product of the tool's result stays; all else may be corrected here.
    product: view.product ?? told.product ?? known.needed.product,
    today: told.today ?? known.needed.today,
    yearlyUnits: told.yearlyUnits ?? known.needed.yearlyUnits,
  };
  const facts = completeFacts(merged);
  const missing = missingFacts(merged);

  function learn(answers: ProductAnswers) {
    if (!isShared) product.learn(answers);
  }

  function tell(next: Partial<NeededFacts>) {
    setTold((before) => ({ ...before, ...next }));
    learn(answersOf(next, view.hts8));
  }

  return (
    <PanelSection aria-labelledby={titleId} className="flex flex-col gap-6">
      <h3 id={titleId} className="text-title">
        {copy.title}
      </h3>
      {facts === null ? (
        <MissingFacts missing={missing ?? []} onTold={tell} />
      ) : (
        <Answer
          options={{ view, facts, known, learn, tell }}
          request={requestFor(facts, told.product === undefined ? known : view)}
        />
      )}
    </PanelSection>
  );
}

function requestFor(
  { product }: NeededFacts,
  { productCategory, hts8 }: Pick<MoversProps, 'productCategory' | 'hts8'>,
): LandedCostRequest {
  return { product: product.trim().slice(0, maxGoodsTextLength), productCategory, hts8 };
}

/** Other words for the product take its line along, so the line of this result is told again. */
function answersOf(
  { product, today, yearlyUnits }: Partial<NeededFacts>,
  hts8: string | undefined,
): ProductAnswers {
  return {
    product,
    hts8: product === undefined ? undefined : hts8,
    currentCountry: today,
    monthlyOrders: yearlyUnits === undefined ? undefined : monthlyOrdersOf(yearlyUnits),
  };
}

function Answer({ options, request }: { options: MoversOptions; request: LandedCostRequest }) {
  const { landedCost } = use(LandedServices);
  const { view, facts, tell } = options;
  const { status, data, refetch, isFetching } = useQuery(
    landedQuery(request, landedCost),
    queryClient,
  );
  if (status === 'pending' || (status === 'error' && isFetching)) {
    return (
      <div role="status" aria-label={moversCopy.loading}>
        <Skeleton className="h-100 w-full rounded-card" />
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
        {copy.states.failed.text}
        <Button variant="secondary" onClick={() => void refetch()}>
          {copy.states.failed.retry}
        </Button>
      </p>
    );
  }
  const { goods, notMade, unknownThing } = data;
  if (goods === null || notMade !== null) {
    const { unknown } = copy.states;
    const nothing = notMade === null ? null : copy.states.notMade;
    return (
      <EmptyState
        title={nothing?.title(notMade ?? '') ?? unknown.title(unknownThing ?? request.product)}
        action={
          view.product === undefined && (
            <ProductField
              key={facts.product}
              value={facts.product}
              button={copy.states.again}
              onProduct={(product) => tell({ product })}
            />
          )
        }
      >
        {nothing?.text ?? unknown.text}
      </EmptyState>
    );
  }
  if (!hasLandedCost(data, facts.today)) {
    const { noLine } = copy.states;
    return <EmptyState title={noLine.title(goods.plural)}>{noLine.text}</EmptyState>;
  }
  // What was put in for one kind of goods does not carry over to another, nor what was tried at
  // somebody else's result to the visitor's own.
  const key = view.isShared ? `${goods.kindId} shared` : goods.kindId;
  return <MoversFigures key={key} options={options} response={data} goods={goods} />;
}
