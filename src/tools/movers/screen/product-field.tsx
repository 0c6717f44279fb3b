import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { moversScreenCopy } from '../movers-copy.ts';

const copy = moversScreenCopy.ask.product;

type ProductFieldProps = {
  value: string;
  hint?: ReactNode;
  button: string;
  /** Called when the visitor asks for another product, not on every key press. */
  onProduct: (product: string) => void;
};

/** The product in words, with a button: every answer about it has to be fetched. */
export function ProductField({ value, hint = copy.hint, button, onProduct }: ProductFieldProps) {
  const [text, setText] = useState(value);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="flex w-full flex-col items-start gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        const product = text.trim();
        setMissing(product === '');
        if (product !== '' && product !== value) onProduct(product);
      }}
    >
      <Field
        label={copy.label}
        hint={hint}
        error={isMissing ? copy.missing : undefined}
        className="w-full"
      >
        <Input
          value={text}
          maxLength={maxGoodsTextLength}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="secondary">
        {button}
      </Button>
    </form>
  );
}
