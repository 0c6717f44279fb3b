import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { inHandsPlannerSections } from './below-copy.ts';

/** Below the in-hands planner. */
export function BelowTheFold() {
  const { routes, counted, call } = inHandsPlannerSections;
  return (
    <>
      <TitledList words={routes} />
      <TitledList words={counted} ground="blush" />
      <ClosingCall words={call} />
    </>
  );
}
