import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { staleCopy } from './stale-copy.ts';

type StaleNoteProps = Omit<ComponentProps<'div'>, 'role' | 'children'> & {
  /** Whether the form says something else than what was calculated. */
  isStale: boolean;
  /** The form to submit. */
  formId: string;
  /** While a submission runs, nothing can be calculated anew. */
  running?: boolean;
};

/** Above a result that no longer belongs to the form. */
export function StaleNote({ isStale, formId, running = false, ...props }: StaleNoteProps) {
  return (
    <div {...props} role="status">
      {isStale && (
        <div
          data-ground="butter"
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field border-[1.5px] border-ink p-4"
        >
          <p className="font-semibold">{staleCopy.text}</p>
          {!running && (
            <Button type="submit" form={formId} size="sm">
              {staleCopy.action}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
