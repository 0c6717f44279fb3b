import {
  findTariffOrigin,
  listPickableOrigins,
} from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { TariffCalculatorContent } from '../copy.ts';
import { maxOrigins } from '../rules/tariff-url.ts';

type OriginPickerProps = {
  words: TariffCalculatorContent['form']['origins'];
  originCodes: readonly string[];
  onChange: (originCodes: string[]) => void;
};

/** Up to four countries; each can be taken off while another stays. */
export function OriginPicker({ words, originCodes, onChange }: OriginPickerProps) {
  const isFull = originCodes.length >= maxOrigins;
  const options = listPickableOrigins()
    .filter(({ code }) => !originCodes.includes(code))
    .map(({ code, name }) => ({ value: code, label: name }));
  return (
    <FieldGroup label={words.label}>
      <ul className="flex flex-wrap gap-2">
        {originCodes.map((code) => {
          const name = findTariffOrigin(code)?.name ?? code;
          return (
            <li key={code}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={words.remove(name)}
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
        <p className="text-sm text-muted">{words.full}</p>
      ) : (
        <Field label={words.add} className="mt-2 sm:max-w-md">
          <Select
            options={options}
            value=""
            placeholder={words.placeholder}
            onValueChange={(code) => onChange([...originCodes, code])}
          />
        </Field>
      )}
    </FieldGroup>
  );
}
