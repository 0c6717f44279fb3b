import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatUsdWhole } from '@/lib/format.ts';
import { creatorResultsCopy } from '../results-copy.ts';
import { ideaInForce } from './creator-draft.ts';
import type { CreatorFieldsProps } from './creator-form.tsx';

/** The chosen idea's own price, offered until it is taken. */
export function IdeaPrice({ form, locale }: Pick<CreatorFieldsProps, 'form'> & { locale: string }) {
  const idea = ideaInForce(form.draft);
  if (idea === null || idea.estimatedPriceUsd === null) return null;
  const text = toNumberText(idea.estimatedPriceUsd, locale);
  if (form.draft.fields.price === text) return null;
  return (
    <Button
      variant="tertiary"
      size="sm"
      className="text-left"
      onClick={() => form.change({ price: text })}
    >
      {creatorResultsCopy.takeIdeaPrice(formatUsdWhole(idea.estimatedPriceUsd))}
    </Button>
  );
}
