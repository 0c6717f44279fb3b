import { Chips } from '@/components/ui/chips.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { rfqCopy as copy } from '../copy.ts';
import { chooseCertifications } from '../rules/rfq.ts';
import { fieldId, type RfqPartProps, RfqTypedField } from './rfq-fieldset.tsx';

type RfqTermsProps = RfqPartProps & { today: string };

/** Packaging, certifications, delivery and deadline. */
export function RfqTerms({ form, idPrefix, today }: RfqTermsProps) {
  const { fields, change } = form;
  return (
    <fieldset className="min-w-0">
      <legend className="text-title">{copy.groups.delivery}</legend>
      <div className="mt-4 grid gap-5 sm:grid-cols-6">
        <RfqTypedField form={form} idPrefix={idPrefix} name="packaging" />
        <FieldGroup
          id={fieldId(idPrefix, 'certifications')}
          label={copy.certifications.label}
          tabIndex={-1}
          className="sm:col-span-6"
        >
          <Chips
            options={copy.certifications.options}
            value={fields.certifications}
            onValueChange={(chosen) =>
              change({ certifications: chooseCertifications(fields.certifications, chosen) })
            }
          />
        </FieldGroup>
        <Field
          id={fieldId(idPrefix, 'deliveryTerm')}
          label={copy.fields.deliveryTerm.label}
          className="sm:col-span-3"
        >
          <Select
            options={copy.deliveryTerms}
            value={chosenOf(copy.deliveryTerms, fields.deliveryTerm)}
            placeholder={copy.fields.deliveryTerm.placeholder}
            onValueChange={(deliveryTerm) => change({ deliveryTerm })}
          />
        </Field>
        <RfqTypedField form={form} idPrefix={idPrefix} name="destination" />
        <Field
          id={fieldId(idPrefix, 'deadline')}
          label={copy.fields.deadline.label}
          hint={copy.fields.deadline.hint}
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
          label={copy.fields.origin.label}
          className="sm:col-span-3"
        >
          <Select
            options={[{ value: 'any', label: copy.fields.origin.any }, ...copy.origins]}
            value={chosenOf(copy.origins, fields.origin) || 'any'}
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
