import { inHandsPlannerPath } from '@/config/paths.ts';
import { SharedResultBanner } from '@/tools/shared/shared-result-banner.tsx';
import { StaleNote } from '@/tools/shared/stale-note.tsx';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { inHandsPlannerCopy as copy } from '../copy.ts';
import { PlanResult, type PlanResultProps } from './plan-result.tsx';

type PlannedProps = PlanResultProps & {
  shared: SharedResult;
  /** The form that the plan was made of. */
  formId: string;
};

/** The plan, and whose it is and of which form. */
export function Planned({ planner, input, shared, formId }: PlannedProps) {
  return (
    <>
      <StaleNote
        isStale={planner.isStale}
        formId={formId}
        data-print="hide"
        className="empty:hidden"
      />
      <SharedResultBanner result={shared} text={copy.shared} ownHref={inHandsPlannerPath} />
      <PlanResult planner={planner} input={input} />
    </>
  );
}
