import type { RefObject } from 'react';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import type { CreatorCalculatorScreenProps } from './creator-calculator-screen.tsx';
import type { CreatorOpening } from './creator-opening.ts';
import { CreatorOutcome } from './creator-outcome.tsx';
import type { CreatorParts } from './use-creator-parts.ts';
import { useCreatorRun } from './use-creator-run.ts';
import { useOrderSize } from './use-order-size.ts';

export type CreatorRunProps = Required<
  Pick<CreatorCalculatorScreenProps, 'address' | 'shared' | 'locale'>
> & {
  parts: CreatorParts;
  opening: CreatorOpening;
  /** What is known of the visitor's product. */
  known: ToolProduct['known'] | undefined;
  formId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Everything that the form answers. It comes late: with the first result, or when it is near. */
export function CreatorRun({
  parts,
  opening,
  address,
  shared,
  known,
  locale,
  formId,
  headingRef,
}: CreatorRunProps) {
  const run = useCreatorRun({ parts, opening, address, shared, locale });
  const { isShared, linked } = run;
  const order = useOrderSize({
    known,
    linked: isShared && (shared.isShared || linked.orderUnits) ? linked : null,
    onChoose: (units) => {
      if (!isShared) parts.learn('volume', { quantities: [units] });
    },
  });
  return (
    <CreatorOutcome
      state={parts.state}
      typedPrice={parts.form.draft.fields.price}
      isStale={run.isStale}
      formId={formId}
      arrival={run.arrival}
      headingRef={headingRef}
      shared={shared}
      linked={linked}
      urlOf={(input) => run.urlOf(input, order.units)}
      onLandedView={run.onLandedView}
      locale={locale}
      onPriceChange={run.changePrice}
      knownOrdering={run.knownOrdering}
      onChooseOrdering={run.chooseOrdering}
      order={order}
      onSearchFactories={run.searchCountry}
    />
  );
}
