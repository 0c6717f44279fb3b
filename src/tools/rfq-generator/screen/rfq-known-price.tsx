import { Button } from '@/components/ui/button.tsx';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { formatUsdCents } from '@/lib/format.ts';
import { filledAnswersCopy } from '@/tools/shared/filled-answers-copy.ts';
import { rfqCopy } from '../copy.ts';
import { fieldId, type RfqPartProps } from './rfq-fieldset.tsx';

const copy = rfqCopy.knownPrice;

/**
 * Offers the FOB price that the visitor gave another tool as the target. Only on request: a supplier
 * who knows it may quote up to it.
 */
export function RfqKnownPrice({
  form,
  idPrefix,
  known,
}: RfqPartProps & Pick<ToolProduct, 'known'>) {
  const { fobUsd } = known.answers;
  const isOpen = form.fields.targetPrice.trim() === '';
  if (fobUsd === undefined || fobUsd === 0 || !isOpen) return null;
  const source = filledAnswersCopy.sources[known.origins.fobUsd?.from ?? 'earlier'];
  const price = formatUsdCents(fobUsd);
  return (
    <p
      data-print="hide"
      className="-mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-dashed border-ink/50 p-4 text-sm"
    >
      <span className="min-w-0 flex-1 basis-60">{copy.text(price, source)}</span>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          form.change({
            targetPrice: `${fobUsd}`,
            ...(form.fields.deliveryTerm === '' && { deliveryTerm: 'FOB' }),
          });
          // The pressed button goes away with its offer.
          document.getElementById(fieldId(idPrefix, 'targetPrice'))?.focus();
        }}
      >
        {copy.use(price)}
      </Button>
    </p>
  );
}
