import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { demandTestSections } from './below-copy.ts';

/** Below the tool: how it works, and what it cannot tell. */
export function BelowTheFold() {
  const { steps, honest, call } = demandTestSections;
  return (
    <>
      <TitledList words={steps} numbered />
      <TitledList words={honest} />
      <ClosingCall words={call} ground="blush" />
    </>
  );
}
