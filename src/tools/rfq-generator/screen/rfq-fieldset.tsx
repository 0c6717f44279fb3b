import { maxRfqTextLength } from '@functions/_shared/domain/rfq-terms.ts';
import { PrivacyNote } from '@/components/sections/privacy-note.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { rfqCopy as copy } from '../copy.ts';
import type { RfqGap } from '../rules/find-gaps.ts';
import type { RfqNumberName } from '../rules/rfq.ts';
import type { RfqForm } from './use-rfq.ts';

type TypedName =
  | RfqNumberName
  | 'product'
  | 'materials'
  | 'specification'
  | 'packaging'
  | 'destination'
  | 'company'
  | 'contactEmail'
  | 'notes';

export type RfqPartProps = { form: RfqForm; idPrefix: string };

/** The id of the control that answers a gap. */
export function fieldId(prefix: string, field: RfqGap['field']): string {
  return `${prefix}-${field}`;
}

type RfqFieldsetProps = RfqPartProps & {
  group: keyof typeof copy.groups;
  names: readonly TypedName[];
};

export function RfqFieldset({ group, names, ...part }: RfqFieldsetProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-title">{copy.groups[group]}</legend>
      <div className="mt-4 grid gap-5 sm:grid-cols-6">
        {names.map((name) => (
          <RfqTypedField key={name} name={name} {...part} />
        ))}
      </div>
    </fieldset>
  );
}

const isLong = (name: TypedName) => ['materials', 'specification', 'notes'].includes(name);
const isQuantity = (name: TypedName) => name.endsWith('Quantity');

/** From `sm` on, the grid has six columns. */
function columnsOf(name: TypedName): string {
  if (isHalf(name)) return 'sm:col-span-3';
  return isQuantity(name) ? 'sm:col-span-2' : 'sm:col-span-6';
}

export function RfqTypedField({ form, idPrefix, name }: RfqPartProps & { name: TypedName }) {
  const { label, hint } = copy.fields[name];
  const code = isNumber(name) ? form.errors[name] : undefined;
  return (
    <Field
      id={fieldId(idPrefix, name)}
      label={label}
      hint={name === 'contactEmail' ? <PrivacyNote text={hint} /> : hint}
      error={code && copy.errors[code]}
      className={columnsOf(name)}
    >
      <TypedControl
        name={name}
        value={form.fields[name]}
        onType={(text) => form.change({ [name]: text })}
        onLeave={name === 'product' ? (text) => void form.reading.ask(text) : undefined}
      />
    </Field>
  );
}

type TypedControlProps = {
  name: TypedName;
  value: string;
  onType: (text: string) => void;
  /** Given the text in the field when the visitor goes on to another. */
  onLeave: ((text: string) => void) | undefined;
};

function TypedControl({ name, value, onType, onLeave }: TypedControlProps) {
  const control = {
    name,
    value,
    maxLength: maxRfqTextLength,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
    onBlur: onLeave && (() => onLeave(value)),
  };
  if (isLong(name)) return <Textarea {...control} rows={2} />;
  if (name === 'targetPrice') return <MoneyInput {...control} maxLength={20} inputMode="decimal" />;
  if (isQuantity(name)) return <NumberInput {...control} maxLength={20} />;
  if (name === 'contactEmail') return <Input {...control} type="email" autoComplete="email" />;
  return <Input {...control} autoComplete={name === 'company' ? 'organization' : 'off'} />;
}

function isNumber(name: TypedName): name is RfqNumberName {
  return isQuantity(name) || name === 'targetPrice';
}

function isHalf(name: TypedName): boolean {
  return ['targetPrice', 'company', 'contactEmail', 'destination'].includes(name);
}
