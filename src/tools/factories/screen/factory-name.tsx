import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { factoriesCopy as copy } from '../copy.ts';

/** A real partner's name, blurred: it is shared on a call. A sample has none to share. */
export function FactoryName({ factory }: { factory: Pick<Factory, 'name' | 'isSample'> }) {
  if (factory.isSample) {
    return (
      <p>
        <Badge tone="butter">{copy.sample}</Badge>
      </p>
    );
  }
  return (
    <>
      {/* Blurred, so screen readers must not read it either. */}
      <p aria-hidden="true" className="select-none font-semibold blur-[6px]">
        {factory.name}
      </p>
      <p className="sr-only">{copy.hiddenName}</p>
    </>
  );
}
