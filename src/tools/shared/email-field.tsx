import { PrivacyNote } from '@/components/sections/privacy-note.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type EmailFieldProps = {
  words: { label: string; placeholder: string; privacy?: string };
  value: string;
  onValueChange: (email: string) => void;
  error: string | undefined;
  readOnly?: boolean;
};

export function EmailField({ words, value, onValueChange, error, readOnly }: EmailFieldProps) {
  return (
    <Field label={words.label} hint={<PrivacyNote text={words.privacy} />} error={error} required>
      <Input
        type="email"
        name="email"
        required
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        placeholder={words.placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        readOnly={readOnly}
      />
    </Field>
  );
}
