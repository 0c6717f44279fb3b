import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { formatPct1 } from '@/lib/format.ts';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { engagementDialogCopy } from '../dialog-copy.ts';
import { EngagementForm } from './engagement-form.tsx';
import { EngagementResult } from './engagement-result.tsx';
import { useEngagementRate } from './use-engagement-rate.ts';

const { dialog, result, usedToast } = engagementDialogCopy;

export type EngagementDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Percent, one decimal, 0 to 15. */
  onUse: (engagementRatePct: number) => void;
  /** For typed numbers; by default the browser's. */
  locale?: string;
  /** Moves the focus after closing; by default it returns to what opened the dialog. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** Calculates an engagement rate from three numbers for the calculator that opened it. */
export function EngagementDialog({
  open,
  onOpenChange,
  onUse,
  locale = browserLocale(),
  onCloseAutoFocus,
}: EngagementDialogProps) {
  const formId = useId();
  const engagement = useEngagementRate(locale);
  const { outcome } = engagement;
  const form = useRef<HTMLFormElement>(null);

  // Going back to the numbers removes the pressed button, so the first field gets the focus.
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
    toast({ title: usedToast(engagementRatePct), variant: 'success' });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={dialog.title}
      description={dialog.description}
      closeLabel={dialog.close}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        outcome ? (
          <>
            <Button
              variant={outcome.rate.isCredible ? 'tertiary' : 'primary'}
              onClick={engagement.back}
            >
              {result.back}
            </Button>
            {outcome.rate.isCredible && (
              <Button onClick={() => use(outcome.rate.engagementRatePct)}>
                {result.use(formatPct1(outcome.rate.engagementRatePct))}
              </Button>
            )}
          </>
        ) : (
          <Button type="submit" form={formId}>
            {dialog.submit}
          </Button>
        )
      }
    >
      {outcome ? (
        <EngagementResult outcome={outcome} />
      ) : (
        <EngagementForm
          id={formId}
          formRef={form}
          fields={engagement.fields}
          errors={engagement.errors}
          onChange={engagement.setField}
          onSubmit={engagement.calculate}
        />
      )}
    </Dialog>
  );
}
