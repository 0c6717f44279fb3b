import { Button } from '@/components/ui/button.tsx';
import type { CreatorCalculatorContent } from '../copy.ts';

type StaleResultProps = {
  words: CreatorCalculatorContent['stale'];
  /** Whether the form says something else than what was calculated. */
  isStale: boolean;
  /** The form to send. */
  formId: string;
};

/** Above a result that no longer belongs to the form. */
export function StaleResult({ words, isStale, formId }: StaleResultProps) {
  return (
    <div role="status" data-print="hide" className="empty:hidden">
      {isStale && (
        <div
          data-ground="butter"
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field border-[1.5px] border-ink p-4"
        >
          <p className="font-semibold">{words.text}</p>
          <Button type="submit" form={formId} size="sm">
            {words.action}
          </Button>
        </div>
      )}
    </div>
  );
}
