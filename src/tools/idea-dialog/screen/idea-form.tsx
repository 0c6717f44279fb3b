import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { Check } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { PrivacyNote } from '@/components/sections/privacy-note.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { filledAnswersCopy } from '@/tools/shared/filled-answers-copy.ts';
import { filledText } from '@/tools/shared/filled-answers-text.ts';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import { ideaDialogCopy } from '../dialog-copy.ts';
import type { IdeaFieldErrors, IdeaFieldName, IdeaFields } from '../rules/idea-fields.ts';

type IdeaFormProps = {
  id: string;
  fields: IdeaFields;
  errors: IdeaFieldErrors;
  /** What the words about the content were filled in from, while they are the same. */
  wordsFrom?: ToolProduct['known'] | undefined;
  onChange: (name: IdeaFieldName, text: string) => void;
  /** Returns the first invalid field, which gets the focus, or null. */
  onSubmit: (signals: BotSignals) => IdeaFieldName | null;
};

/** Step 1: who they are, what they make, and their email. */
export function IdeaForm({ id, fields, errors, wordsFrom, onChange, onSubmit }: IdeaFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The form may open filled in, so only the honeypot counts.
  const signals = useBotSignals({ canBeSentAtOnce: true });
  const { profileUrl, contentDescription, email } = ideaDialogCopy.fields;

  function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree, though not in the document, the dialog is inside the page's form.
    event.stopPropagation();
    const invalid = onSubmit(signals.read());
    if (invalid) form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  }

  function errorOf(name: IdeaFieldName) {
    const code = errors[name];
    if (code === undefined) return undefined;
    return code === 'missing' ? ideaDialogCopy.missing : ideaDialogCopy.invalidEmail;
  }

  return (
    <form
      method="post"
      id={id}
      ref={form}
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {ideaDialogCopy.promises.map((promise) => (
          <li key={promise} className="flex items-center gap-1.5 text-sm font-semibold">
            <Check aria-hidden="true" className="size-4 text-leaf" />
            {promise}
          </li>
        ))}
      </ul>
      <Field label={profileUrl.label} error={errorOf('profileUrl')} required>
        <Input
          name="profileUrl"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={2048}
          placeholder={profileUrl.placeholder}
          value={fields.profileUrl}
          onChange={(event) => onChange('profileUrl', event.target.value)}
        />
      </Field>
      <Field
        label={contentDescription.label}
        hint={wordsFrom && filledAnswersCopy.filled(filledText(['audienceWords'], wordsFrom))}
        error={errorOf('contentDescription')}
        required
      >
        <Textarea
          name="contentDescription"
          maxLength={1000}
          placeholder={contentDescription.placeholder}
          value={fields.contentDescription}
          onChange={(event) => onChange('contentDescription', event.target.value)}
        />
      </Field>
      <Field
        label={email.label}
        hint={<PrivacyNote text={email.hint} />}
        error={errorOf('email')}
        required
      >
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder={email.placeholder}
          value={fields.email}
          onChange={(event) => onChange('email', event.target.value)}
        />
      </Field>
      <HoneypotField ref={signals.honeypot} />
    </form>
  );
}
