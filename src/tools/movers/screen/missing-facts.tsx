import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import {
  type FactoryCountry,
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { parseNumber } from '@functions/_shared/domain/parse-number.ts';
import { maxOrderPieces } from '@functions/_shared/domain/rfq-terms.ts';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { moversScreenCopy } from '../movers-copy.ts';
import type { NeededFacts, neededFacts } from '../rules/known-facts.ts';

const copy = moversScreenCopy.ask;

export const countryOptions = factoryCountries.map((country) => ({
  value: country,
  label: factoryCountryLabels[country],
}));

type FactName = (typeof neededFacts)[number];

type MissingFactsProps = {
  missing: readonly FactName[];
  onTold: (facts: Partial<NeededFacts>) => void;
};

/** Small fields for just what is missing. */
export function MissingFacts({ missing, onTold }: MissingFactsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [product, setProduct] = useState('');
  const [today, setToday] = useState<FactoryCountry | ''>('');
  const [yearly, setYearly] = useState('');
  const [isSent, setSent] = useState(false);
  const parsed = parseNumber(yearly, { kind: 'count', locale: browserLocale() });
  const yearlyUnits =
    parsed.ok && parsed.value >= 1 && parsed.value <= maxOrderPieces ? parsed.value : undefined;
  const isOpen: Record<FactName, boolean> = {
    product: product.trim() === '',
    today: today === '',
    yearlyUnits: yearlyUnits === undefined,
  };
  const asks = (name: FactName) => missing.includes(name);
  const errorOf = (name: FactName) => (isSent && isOpen[name] ? copy[name].missing : undefined);

  function submit() {
    setSent(true);
    if (missing.some((name) => isOpen[name])) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    onTold({
      ...(asks('product') && { product: product.trim() }),
      ...(asks('today') && today !== '' && { today }),
      ...(asks('yearlyUnits') && { yearlyUnits }),
    });
  }

  return (
    <form
      ref={form}
      noValidate
      data-print="hide"
      className="@container flex flex-col items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="max-w-measure">{copy.text}</p>
      <div className="grid w-full items-start gap-5 @2xl:grid-cols-3">
        {asks('product') && (
          <Field label={copy.product.label} hint={copy.product.hint} error={errorOf('product')}>
            <Input
              value={product}
              maxLength={maxGoodsTextLength}
              onChange={(event) => setProduct(event.target.value)}
            />
          </Field>
        )}
        {asks('today') && (
          <Field label={copy.today.label} error={errorOf('today')}>
            <Select
              options={countryOptions}
              value={today}
              placeholder={copy.today.placeholder}
              onValueChange={setToday}
            />
          </Field>
        )}
        {asks('yearlyUnits') && (
          <Field
            label={copy.yearlyUnits.label}
            hint={copy.yearlyUnits.hint}
            error={errorOf('yearlyUnits')}
          >
            <NumberInput value={yearly} onChange={(event) => setYearly(event.target.value)} />
          </Field>
        )}
      </div>
      <Button type="submit">{copy.submit}</Button>
    </form>
  );
}
