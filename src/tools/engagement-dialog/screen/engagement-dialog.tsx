import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { formatPct1 } from '@/lib/format.ts';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { filledAnswersCopy } from '@/tools/shared/filled-answers-copy.ts';
import { filledText } from '@/tools/shared/filled-answers-text.ts';
import { engagementDialogCopy } from '../dialog-copy.ts';
import { EngagementForm } from './engagement-form.tsx';
import { EngagementResult } from './engagement-result.tsx';
import { type EngagementOutcome, useEngagementRate } from './use-engagement-rate.ts';

const { dialog, result, usedToast } = engagementDialogCopy;

export type EngagementDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Given the rate, percent with one decimal from 0 to 15, and the followers it is a share of. */
  onUse: (engagementRatePct: number, followers: number) => void;
  /** What the form behind says of the followers, as typed: the dialog starts with it. */
  formFollowers?: string;
  /** What is known of the visitor's product, where the form says nothing. */
  known?: ToolProduct['known'] | undefined;
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
  formFollowers = '',
  known,
  locale = browserLocale(),
  onCloseAutoFocus,
}: EngagementDialogProps) {
  const formId = useId();
  const engagement = useEngagementRate(locale);
  const { outcome } = engagement;
  const knownText = toNumberText(known?.answers.followers ?? Number.NaN, locale);
  const isFormSilent = formFollowers.trim() === '';
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) engagement.start(isFormSilent ? knownText : formFollowers);
  }
  const isFilledIn = isFormSilent && knownText !== '' && engagement.fields.followers === knownText;
  const form = useRef<HTMLFormElement>(null);

  // Going back to the numbers removes the pressed button, so the first field gets the focus.
  const hadOutcome = useRef(false);
  useEffect(() => {
    if (hadOutcome.current && outcome === null && open)
      form.current?.querySelector('input')?.focus();
    hadOutcome.current = outcome !== null;
  }, [outcome, open]);

  function use({ rate: { engagementRatePct }, input }: EngagementOutcome) {
    onUse(engagementRatePct, input.followers);
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
              <Button onClick={() => use(outcome)}>
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
          followersHint={
            isFilledIn && known
              ? filledAnswersCopy.filled(filledText(['followers'], known))
              : undefined
          }
          onChange={engagement.setField}
          onSubmit={engagement.calculate}
        />
      )}
    </Dialog>
  );
}
