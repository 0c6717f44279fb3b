import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { formatPct1 } from '@/lib/format.ts';
import { browserLocale } from '@/tools/shared/typed-numbers.ts';
import type { EngagementRateContent } from '../copy.ts';
import { EngagementForm } from './engagement-form.tsx';
import { EngagementResult } from './engagement-result.tsx';
import { useEngagementRate } from './use-engagement-rate.ts';

export type EngagementDialogProps = {
  words: EngagementRateContent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Per cent, one decimal, 0 to 15. */
  onUse: (engagementRatePct: number) => void;
  /** How numbers are typed here; the browser's own unless given. */
  locale?: string;
  /** Where the focus goes afterwards; by default to what opened the dialog. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** Works out an engagement rate from three numbers and hands it to the calculator that asked. */
export function EngagementDialog({
  words,
  open,
  onOpenChange,
  onUse,
  locale = browserLocale(),
  onCloseAutoFocus,
}: EngagementDialogProps) {
  const formId = useId();
  const engagement = useEngagementRate({ words, locale });
  const { outcome } = engagement;
  const form = useRef<HTMLFormElement>(null);

  // On the way back to the numbers the pressed button goes away; its place is in the first field.
  const hadOutcome = useRef(false);
  useEffect(() => {
    if (hadOutcome.current && outcome === null && open)
      form.current?.querySelector('input')?.focus();
    hadOutcome.current = outcome !== null;
  }, [outcome, open]);

  function use(engagementRatePct: number) {
    onUse(engagementRatePct);
    onOpenChange(false);
    engagement.clear();
    toast({ title: words.usedToast(engagementRatePct), variant: 'success' });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={words.dialog.title}
      description={words.dialog.description}
      closeLabel={words.dialog.close}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        outcome ? (
          <>
            <Button
              variant={outcome.rate.isCredible ? 'tertiary' : 'primary'}
              onClick={engagement.back}
            >
              {words.result.back}
            </Button>
            {outcome.rate.isCredible && (
              <Button onClick={() => use(outcome.rate.engagementRatePct)}>
                {words.result.use(formatPct1(outcome.rate.engagementRatePct))}
              </Button>
            )}
          </>
        ) : (
          <Button type="submit" form={formId}>
            {words.dialog.submit}
          </Button>
        )
      }
    >
      {outcome ? (
        <EngagementResult words={words} outcome={outcome} />
      ) : (
        <EngagementForm
          id={formId}
          formRef={form}
          words={words}
          fields={engagement.fields}
          errors={engagement.errors}
          onChange={engagement.setField}
          onSubmit={engagement.calculate}
        />
      )}
    </Dialog>
  );
}
