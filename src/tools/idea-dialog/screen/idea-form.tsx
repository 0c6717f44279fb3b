import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { Check } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import type { IdeaDialogContent } from '../copy.ts';
import type { IdeaFieldErrors, IdeaFieldName, IdeaFields } from './idea-fields.ts';

type IdeaFormProps = {
  id: string;
  words: IdeaDialogContent;
  fields: IdeaFields;
  errors: IdeaFieldErrors;
  onChange: (name: IdeaFieldName, text: string) => void;
  /** Gives the field to put the focus on, if one is at fault. */
  onSubmit: (signals: BotSignals) => IdeaFieldName | null;
};

/** Step 1: who they are, what they make, and where the ideas belong. */
export function IdeaForm({ id, words, fields, errors, onChange, onSubmit }: IdeaFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The form may open complete, so only the honeypot counts.
  const signals = useBotSignals({ canBeSentAtOnce: true });
  const { profileUrl, contentDescription, email } = words.fields;

  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog stands in the page's tree of forms by React, though not in the document.
    event.stopPropagation();
    const atFault = onSubmit(signals.read());
    if (atFault) form.current?.querySelector<HTMLElement>(`[name="${atFault}"]`)?.focus();
  }

  function errorOf(name: IdeaFieldName) {
    const code = errors[name];
    if (code === undefined) return undefined;
    return code === 'missing' ? words.missing : words.invalidEmail;
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
        {words.promises.map((promise) => (
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
      <Field label={contentDescription.label} error={errorOf('contentDescription')} required>
        <Textarea
          name="contentDescription"
          maxLength={1000}
          placeholder={contentDescription.placeholder}
          value={fields.contentDescription}
          onChange={(event) => onChange('contentDescription', event.target.value)}
        />
      </Field>
      <Field label={email.label} hint={email.hint} error={errorOf('email')} required>
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
