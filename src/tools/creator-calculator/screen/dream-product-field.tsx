import { creatorRules } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import { cn } from '@/lib/cn.ts';
import { creatorCalculatorCopy } from '../copy.ts';
import type { CreatorFieldsProps } from './creator-form.tsx';

const { label, hint, placeholder, needIdea } = creatorCalculatorCopy.fields.product;

type DreamProductFieldProps = CreatorFieldsProps & {
  /** Just filled by an idea: the field is scrolled to and stands out. */
  isHighlighted: boolean;
  onNeedIdea: () => void;
};

export function DreamProductField({
  form,
  errorFor,
  isHighlighted,
  onNeedIdea,
}: DreamProductFieldProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isHighlighted) {
      place.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
    }
  }, [isHighlighted]);

  return (
    <Field
      ref={place}
      label={label}
      hint={hint}
      error={errorFor('product')}
      required
      // Takes the focus when an idea fills it, without a phone's keyboard covering the rest.
      tabIndex={-1}
      data-highlighted={isHighlighted || undefined}
      labelAction={
        <button
          type="button"
          onClick={onNeedIdea}
          className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 rounded-chip px-1 text-sm font-semibold underline decoration-tomato decoration-2 underline-offset-[0.3em] hover:decoration-4"
        >
          <Lightbulb aria-hidden="true" className="size-4" />
          {needIdea}
        </button>
      }
      className={cn(
        '-m-3 rounded-field p-3 transition-colors duration-200',
        isHighlighted && 'bg-butter',
      )}
    >
      <Input
        name="product"
        maxLength={creatorRules.productMaxLength}
        placeholder={placeholder}
        value={form.draft.fields.product}
        onChange={(event) => form.change({ product: event.target.value })}
        onBlur={() => form.leave('product')}
      />
    </Field>
  );
}
