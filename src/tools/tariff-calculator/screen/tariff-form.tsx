import { parseCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { type NumberKind, parseNumber } from '@functions/_shared/domain/parse-number.ts';
import { transportModes } from '@functions/_shared/domain/tariff/import-fees.ts';
import {
  findTariffOrigin,
  listPickableOrigins,
} from '@functions/_shared/domain/tariff/tariff-origins.ts';
import type {
  TariffLineFacts,
  TariffSearchHit,
} from '@functions/_shared/domain/tariff/tariff-types.ts';
import { maxOrigins, type TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { tariffCalculatorCopy } from '../copy.ts';
import { isUsmcaOrigin, needsWeight } from '../rules/tariff-result.ts';
import { ProductSearch } from './product-search.tsx';

const copy = tariffCalculatorCopy.form;

type TariffFormProps = {
  input: TariffInput;
  /** What to search for at once; '' for nothing. */
  searchText: string;
  /** Null until the line is known. */
  facts: TariffLineFacts | null;
  onChange: (patch: Partial<TariffInput>) => void;
  onChooseLine: (hit: TariffSearchHit) => void;
  /** Called when the visitor goes on from a field. */
  onLeaveField: () => void;
};

/** The product, its origins and the shipment. */
export function TariffForm({ input, searchText, facts, ...on }: TariffFormProps) {
  const { onChange, onChooseLine, onLeaveField } = on;
  return (
    <PanelSection className="flex flex-col gap-6 pt-6" onBlur={onLeaveField}>
      <ProductSearch
        initialText={input.hts8 ?? searchText}
        searchesAtOnce={input.hts8 === null && searchText !== ''}
        onChoose={onChooseLine}
      />
      <OriginPicker
        originCodes={input.originCodes}
        onChange={(originCodes) => onChange({ originCodes })}
      />
      <ShipmentFields
        input={input}
        showsWeight={facts !== null && needsWeight(facts)}
        onChange={onChange}
      />
      {input.originCodes.some(isUsmcaOrigin) && (
        <Checkbox
          checked={input.usmcaClaim}
          onCheckedChange={(usmcaClaim) => onChange({ usmcaClaim })}
          hint={copy.usmca.hint}
        >
          {copy.usmca.label}
        </Checkbox>
      )}
    </PanelSection>
  );
}

type OriginPickerProps = {
  originCodes: readonly string[];
  onChange: (originCodes: string[]) => void;
};

/** Up to four countries; the last one cannot be removed. */
function OriginPicker({ originCodes, onChange }: OriginPickerProps) {
  const isFull = originCodes.length >= maxOrigins;
  const options = listPickableOrigins()
    .filter(({ code }) => !originCodes.includes(code))
    .map(({ code, name }) => ({ value: code, label: name }));
  return (
    <FieldGroup label={copy.origins.label}>
      <ul className="flex flex-wrap gap-2">
        {originCodes.map((code) => {
          const name = findTariffOrigin(code)?.name ?? code;
          return (
            <li key={code}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={copy.origins.remove(name)}
                disabled={originCodes.length === 1}
                onClick={() => onChange(originCodes.filter((each) => each !== code))}
              >
                {name}
                <X aria-hidden="true" />
              </Button>
            </li>
          );
        })}
      </ul>
      {isFull ? (
        <p className="text-sm text-muted">{copy.origins.full}</p>
      ) : (
        <Field label={copy.origins.add} className="mt-2 sm:max-w-md">
          <Select
            options={options}
            value=""
            placeholder={copy.origins.placeholder}
            onValueChange={(code) => onChange([...originCodes, code])}
          />
        </Field>
      )}
    </FieldGroup>
  );
}

type ShipmentFieldsProps = Pick<TariffFormProps, 'input' | 'onChange'> & { showsWeight: boolean };

/** Value, pieces, freight, the way it travels and the day it enters. */
function ShipmentFields({ input, onChange, showsWeight }: ShipmentFieldsProps) {
  const field = { input, onChange };
  const modes = transportModes.map((mode) => ({ value: mode, label: copy.mode.options[mode] }));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField {...field} name="unitValueUsd" kind="money" label={copy.unitValue.label} />
      <NumberField {...field} name="quantity" kind="count" label={copy.quantity.label} />
      <NumberField {...field} name="freightUsd" kind="money" label={copy.freight.label} />
      {showsWeight && (
        <NumberField {...field} name="unitWeightKg" kind="decimal" label={copy.weight.label} />
      )}
      <Field label={copy.mode.label}>
        <Select options={modes} value={input.mode} onValueChange={(mode) => onChange({ mode })} />
      </Field>
      <Field label={copy.entryDate.label} hint={copy.entryDate.hint}>
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
  );
}

type NumberFieldProps = Pick<TariffFormProps, 'input' | 'onChange'> & {
  name: 'unitValueUsd' | 'quantity' | 'freightUsd' | 'unitWeightKg';
  kind: NumberKind;
  label: string;
};

function NumberField({ input, onChange, name, kind, label }: NumberFieldProps) {
  const locale = browserLocale();
  const value = input[name];
  const [text, setText] = useState(value === undefined ? '' : toNumberText(value, locale));
  const parsed = parseNumber(text, { kind, locale });
  const isWrong = text.trim() !== '' && (!parsed.ok || parsed.value < 0);
  const isForeign = !parsed.ok && parsed.code === 'other-currency';
  const Control = kind === 'money' ? MoneyInput : NumberInput;
  return (
    <Field
      label={label}
      error={isForeign ? copy.otherCurrency : isWrong ? copy.notNumber : undefined}
    >
      <Control
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const typed = parseNumber(event.target.value, { kind, locale });
          onChange({ [name]: typed.ok && typed.value >= 0 ? typed.value : undefined });
        }}
      />
    </Field>
  );
}
