import { useState } from 'react';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { volumeSlider } from '@/lib/calc/volume.ts';
import { filledText } from '@/tools/shared/known-answers-text.ts';

export type OrderSize = {
  /** What is asked for: the size chosen here, else the known one, else the usual one. */
  units: number;
  /** The known size, with where it comes from; null where none is known. */
  known: { units: number; text: string } | null;
  choose: (units: number) => void;
};

/** The size of the first order, as the volume calculator and the request for quotes speak of it. */
export function useOrderSize({
  known,
  onChoose,
}: {
  known: ToolProduct['known'] | undefined;
  onChoose: (units: number) => void;
}): OrderSize {
  const [knownSize] = useState(() => {
    const units = known?.answers.quantities?.[0];
    if (known === undefined || units === undefined) return null;
    return { units, text: filledText(['quantities'], known) };
  });
  const [chosenUnits, setChosenUnits] = useState<number | null>(null);

  return {
    units: chosenUnits ?? knownSize?.units ?? volumeSlider.defaultUnits,
    known: knownSize,
    choose: (units) => {
      setChosenUnits(units);
      onChoose(units);
    },
  };
}
