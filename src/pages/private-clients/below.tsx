import { AgreementDrawing } from '@/components/drawings/agreement-drawing.tsx';
import { FolderDrawing } from '@/components/drawings/folder-drawing.tsx';
import { PhoneDrawing } from '@/components/drawings/phone-drawing.tsx';
import { ReferralDrawing } from '@/components/drawings/referral-drawing.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { DrawnList } from '@/components/sections/drawn-list.tsx';
import { SealedScope } from '@/components/sections/sealed-scope.tsx';
import { StepRows } from '@/components/sections/step-rows.tsx';
import { privateClientsSections } from './below-copy.ts';

const drawings = [
  <ReferralDrawing key="referral" isDecoration />,
  <FolderDrawing key="folder" isDecoration />,
  <PhoneDrawing key="phone" isDecoration />,
];

/** Private clients, below the first screen. */
export function BelowTheFold() {
  const { terms, scope, introduction, call } = privateClientsSections;
  return (
    <>
      <StepRows words={terms} drawings={drawings} />
      <SealedScope words={scope} />
      <DrawnList
        words={introduction}
        numbered
        drawing={<AgreementDrawing isDecoration />}
        flipped
      />
      <ClosingCall words={call} ground="blush" />
    </>
  );
}
