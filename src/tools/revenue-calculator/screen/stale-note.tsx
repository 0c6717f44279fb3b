import { Button } from '@/components/ui/button.tsx';
import type { RevenueCalculatorContent } from '../copy.ts';

type StaleNoteProps = {
  words: RevenueCalculatorContent['results'];
  /** Whether the form says something else than what was calculated. */
  isStale: boolean;
  /** The form to send. */
  formId: string;
  running: boolean;
};

/** Above figures that no longer belong to the form. */
export function StaleNote({ words, isStale, formId, running }: StaleNoteProps) {
  return (
    <div role="status">
      {isStale && (
        <div
          data-ground="butter"
          className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field border-[1.5px] border-ink p-4"
        >
          <p className="font-semibold">{words.stale}</p>
          {!running && (
            <Button type="submit" form={formId} size="sm">
              {words.recalculate}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
