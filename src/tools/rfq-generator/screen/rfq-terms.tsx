import { Chips } from '@/components/ui/chips.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { chooseCertifications } from '../rules/rfq.ts';
import { fieldId } from './field-id.ts';
import { type RfqPartProps, RfqTypedField } from './rfq-fieldset.tsx';

type RfqTermsProps = RfqPartProps & { today: string };

/** Packing, papers, delivery and date: what is chosen rather than typed. */
export function RfqTerms({ words, form, idPrefix, today }: RfqTermsProps) {
  const { fields, change } = form;
  return (
    <fieldset className="min-w-0">
      <legend className="text-title">{words.groups.delivery}</legend>
      <div className="mt-4 grid gap-5 sm:grid-cols-6">
        <RfqTypedField words={words} form={form} idPrefix={idPrefix} name="packaging" />
        <FieldGroup
          id={fieldId(idPrefix, 'certifications')}
          label={words.certifications.label}
          tabIndex={-1}
          className="sm:col-span-6"
        >
          <Chips
            options={words.certifications.options}
            value={fields.certifications}
            onValueChange={(chosen) =>
              change({ certifications: chooseCertifications(fields.certifications, chosen) })
            }
          />
        </FieldGroup>
        <Field
          id={fieldId(idPrefix, 'deliveryTerm')}
          label={words.fields.deliveryTerm.label}
          className="sm:col-span-3"
        >
          <Select
            options={words.deliveryTerms}
            value={chosenOf(words.deliveryTerms, fields.deliveryTerm)}
            placeholder={words.fields.deliveryTerm.placeholder}
            onValueChange={(deliveryTerm) => change({ deliveryTerm })}
          />
        </Field>
        <RfqTypedField words={words} form={form} idPrefix={idPrefix} name="destination" />
        <Field
          id={fieldId(idPrefix, 'deadline')}
          label={words.fields.deadline.label}
          hint={words.fields.deadline.hint}
          className="sm:col-span-3"
        >
          <Input
            type="date"
            min={today}
            value={fields.deadline}
            onChange={(event) => change({ deadline: event.target.value })}
          />
        </Field>
        <Field
          id={fieldId(idPrefix, 'origin')}
          label={words.fields.origin.label}
          className="sm:col-span-3"
        >
          <Select
            options={[{ value: 'any', label: words.fields.origin.any }, ...words.origins]}
            value={chosenOf(words.origins, fields.origin) || 'any'}
            onValueChange={(origin) => change({ origin: origin === 'any' ? '' : origin })}
          />
        </Field>
      </div>
    </fieldset>
  );
}

function chosenOf<Value extends string>(
  options: readonly { value: Value }[],
  text: string,
): Value | '' {
  return options.find(({ value }) => value === text)?.value ?? '';
}
