import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { type NumberKind, parseNumber } from '@functions/_shared/domain/parse-number.ts';
import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { landedScreenCopy } from '../view-copy.ts';

const copy = landedScreenCopy.order;

export type AmountFieldProps = {
  label: string;
  kind: Extract<NumberKind, 'money' | 'count' | 'decimal'>;
  value: number | undefined;
  /** Undefined when the field is emptied. Not called while the text is no valid amount. */
  onValue: (value: number | undefined) => void;
  /** Called when a changed field is left with a valid amount. */
  onLeave?: ((value: number) => void) | undefined;
  max: number;
  min?: number;
  hint?: ReactNode;
  placeholder?: string | undefined;
  /** In tables, whose headings say the rest. */
  isCompact?: boolean;
  className?: string | undefined;
};

/** An amount as people type it; what is computed from it follows every valid change. */
export function AmountField({
  label,
  kind,
  value,
  onValue,
  onLeave,
  max,
  min = 0,
  hint,
  placeholder,
  isCompact = false,
  className,
}: AmountFieldProps) {
  const locale = browserLocale();
  const [text, setText] = useState(textOf(value));
  const [isChanged, setChanged] = useState(false);
  const [given, setGiven] = useState(value);
  const amount = read(text);
  if (given !== value) {
    setGiven(value);
    // Another field, or a way back to the estimate, has changed it.
    if (value !== amount) setText(textOf(value));
  }
  const isForeign = text.trim() !== '' && isOtherCurrency(text);
  const isWrong = text.trim() !== '' && amount === undefined;
  const Control = kind === 'money' ? MoneyInput : NumberInput;
  const control = (
    <Control
      aria-label={isCompact ? label : undefined}
      aria-invalid={isCompact && isWrong ? true : undefined}
      className={isCompact ? 'min-h-11 [&_input]:py-1' : undefined}
      value={text}
      placeholder={placeholder}
      onChange={(event) => {
        setText(event.target.value);
        setChanged(true);
        const typed = read(event.target.value);
        if (typed !== undefined || event.target.value.trim() === '') onValue(typed);
      }}
      onBlur={() => {
        if (isChanged && amount !== undefined) onLeave?.(amount);
        setChanged(false);
        // A figure that has to be there comes back.
        if (text.trim() === '') setText(textOf(value));
      }}
    />
  );
  if (isCompact) return control;
  return (
    <Field label={label} hint={hint} error={errorOf()} className={className}>
      {control}
    </Field>
  );

  function textOf(each: number | undefined): string {
    return each === undefined ? '' : toNumberText(each, locale);
  }

  function read(typed: string): number | undefined {
    const parsed = parseNumber(typed, { kind, locale });
    return parsed.ok && parsed.value >= min && parsed.value <= max ? parsed.value : undefined;
  }

  function isOtherCurrency(typed: string): boolean {
    const parsed = parseNumber(typed, { kind, locale });
    return !parsed.ok && parsed.code === 'other-currency';
  }

  function errorOf(): string | undefined {
    if (isForeign) return copy.otherCurrency;
    if (!isWrong) return undefined;
    return kind === 'count' ? copy.notPieces : copy.notNumber;
  }
}
