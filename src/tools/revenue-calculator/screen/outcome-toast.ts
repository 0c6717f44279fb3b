import type { ToastInput } from '@/components/ui/toast-store.ts';
import { revenueCalculatorCopy } from '../copy.ts';
import type { SubmissionOutcome } from './run-submission.ts';

const { toasts: copy } = revenueCalculatorCopy;

/**
 * What is said when a submission has ended. The specification's words for a run without pictures
 * point to the mail, so they are said only where one has left.
 */
export function outcomeToast(outcome: SubmissionOutcome): ToastInput {
  if (!outcome.saved) {
    const { title, text } = copy.saveFailed;
    return { title, description: text, variant: 'destructive' };
  }
  const { productDesign, packagingDesign, notification } = outcome.extras;
  const pictureCount = [productDesign, packagingDesign].filter((state) => state === 'done').length;
  const { title, withImages, withoutImages, reportKept } = copy.success;
  if (pictureCount > 0) {
    return { title, description: withImages(pictureCount), variant: 'success' };
  }
  switch (notification) {
    case 'done':
      return { title, description: withoutImages, variant: 'success' };
    case 'kept':
      return { title, description: reportKept, variant: 'success' };
    default: {
      const { title: plain, text, reportRefused } = copy.figuresOnly;
      return { title: plain, description: notification === 'refused' ? reportRefused : text };
    }
  }
}
