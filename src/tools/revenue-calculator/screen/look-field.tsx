import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { StyleTags } from '@/tools/design-inspiration/screen/style-tags.tsx';
import type { RevenueCalculatorContent } from '../copy.ts';
import type { RevenueFields } from '../rules/revenue-request.ts';
import { LookGuessNote } from './look-guess-note.tsx';

type LookFieldProps = {
  words: RevenueCalculatorContent['look'];
  fields: Pick<RevenueFields, 'lookType' | 'styles' | 'lookWords'>;
  error?: string;
  onChange: (part: Partial<RevenueFields>) => void;
};

/** Design inspiration, by style tags or in the visitor's own words. */
export function LookField({ words, fields, error, onChange }: LookFieldProps) {
  return (
    <FieldGroup label={words.label} hint={words.hint} error={error}>
      <Tabs
        label={words.tabsLabel}
        value={fields.lookType}
        onValueChange={(lookType) => onChange({ lookType })}
        items={[
          {
            value: 'styles',
            label: words.stylesTab,
            content: (
              <StyleTags
                label={words.stylesTab}
                styles={fields.styles}
                onChange={(styles) => onChange({ styles })}
              />
            ),
          },
          {
            value: 'auto',
            label: words.autoTab,
            content: <LookWords words={words} lookWords={fields.lookWords} onChange={onChange} />,
          },
        ]}
      />
    </FieldGroup>
  );
}

type LookWordsProps = Pick<LookFieldProps, 'words' | 'onChange'> & Pick<RevenueFields, 'lookWords'>;

function LookWords({ words, lookWords, onChange }: LookWordsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Field label={words.wordsLabel} hint={words.wordsHint}>
        <Textarea
          name="lookWords"
          rows={2}
          maxLength={300}
          placeholder={words.wordsPlaceholder}
          value={lookWords}
          onChange={(event) => onChange({ lookWords: event.target.value })}
        />
      </Field>
      {lookWords.trim() !== '' && <LookGuessNote words={words} lookWords={lookWords} />}
    </div>
  );
}
