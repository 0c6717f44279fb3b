import { transportModes } from '@functions/_shared/domain/tariff/import-fees.ts';
import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { parseCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { type NumberKind, parseNumber, toNumberText } from '@/lib/parse-number.ts';
import type { TariffCalculatorContent } from '../copy.ts';
import type { TariffInput } from '../rules/tariff-url.ts';

type ShipmentFieldsProps = {
  words: TariffCalculatorContent['form'];
  input: TariffInput;
  locale: string;
  showsWeight: boolean;
  showsUsmca: boolean;
  onChange: (patch: Partial<TariffInput>) => void;
};

/** What of the shipment counts: value, pieces, freight, the way it comes and the day. */
export function ShipmentFields(props: ShipmentFieldsProps) {
  const { words, input, showsWeight, showsUsmca, onChange } = props;
  const modes = transportModes.map((mode) => ({ value: mode, label: words.mode.options[mode] }));
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField {...props} name="unitValueUsd" kind="money" label={words.unitValue.label} />
        <NumberField {...props} name="quantity" kind="count" label={words.quantity.label} />
        <NumberField {...props} name="freightUsd" kind="money" label={words.freight.label} />
        {showsWeight && (
          <NumberField {...props} name="unitWeightKg" kind="decimal" label={words.weight.label} />
        )}
        <Field label={words.mode.label}>
          <Select options={modes} value={input.mode} onValueChange={(mode) => onChange({ mode })} />
        </Field>
        <Field label={words.entryDate.label} hint={words.entryDate.hint}>
          <Input
            type="date"
            value={input.entryDate}
            onChange={(event) => {
              const entryDate = parseCalendarDay(event.target.value);
              if (entryDate !== undefined) onChange({ entryDate });
            }}
          />
        </Field>
      </div>
      {showsUsmca && (
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 accent-ink"
            checked={input.usmcaClaim}
            onChange={(event) => onChange({ usmcaClaim: event.target.checked })}
          />
          <span>
            <span className="font-semibold">{words.usmca.label}</span>
            <span className="block text-sm text-muted">{words.usmca.hint}</span>
          </span>
        </label>
      )}
    </>
  );
}

type NumberName = 'unitValueUsd' | 'quantity' | 'freightUsd' | 'unitWeightKg';

type NumberFieldProps = ShipmentFieldsProps & { name: NumberName; kind: NumberKind; label: string };

function NumberField({ words, input, locale, onChange, name, kind, label }: NumberFieldProps) {
  const value = input[name];
  const [text, setText] = useState(value === undefined ? '' : toNumberText(value, locale));
  const parsed = parseNumber(text, { kind, locale });
  const isWrong = text.trim() !== '' && (!parsed.ok || parsed.value < 0);
  const isForeign = !parsed.ok && parsed.code === 'other-currency';
  const Control = kind === 'money' ? MoneyInput : NumberInput;
  return (
    <Field
      label={label}
      error={isForeign ? words.otherCurrency : isWrong ? words.notNumber : undefined}
    >
      <Control
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const read = parseNumber(event.target.value, { kind, locale });
          onChange({ [name]: read.ok && read.value >= 0 ? read.value : undefined });
        }}
      />
    </Field>
  );
}
