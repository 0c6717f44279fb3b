import { useState } from 'react';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';

export type OrderSize = {
  /** What is asked for: the size chosen here, else the known one; undefined for the usual one. */
  units: number | undefined;
  /** The known size, and what it is known from; null where none is known. */
  known: { units: number; of: ToolProduct['known'] | null } | null;
  choose: (units: number) => void;
};

/** The size of the first order, as the volume calculator and the request for quotes speak of it. */
export function useOrderSize({
  known,
  linked,
  onChoose,
}: {
  known: ToolProduct['known'] | undefined;
  /** Somebody else's result, which the visitor's own size says nothing of; null for one's own. */
  linked: { orderUnits: number | undefined } | null;
  onChoose: (units: number) => void;
}): OrderSize {
  const [knownSize] = useState((): OrderSize['known'] => {
    if (linked !== null) {
      return linked.orderUnits === undefined ? null : { units: linked.orderUnits, of: null };
    }
    const units = known?.answers.quantities?.[0];
    if (known === undefined || units === undefined) return null;
    return { units, of: known };
  });
  const [chosenUnits, setChosenUnits] = useState<number | null>(null);

  return {
    units: chosenUnits ?? knownSize?.units,
    known: knownSize,
    choose: (units) => {
      setChosenUnits(units);
      onChoose(units);
    },
  };
}
