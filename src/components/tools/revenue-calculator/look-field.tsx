import {
  designStyleLabels,
  designStyles,
  maxStyleTags,
} from '@functions/_shared/domain/design-styles.ts';
import { Chips } from '@/components/ui/chips.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { RevenueCalculatorContent } from '@/content/revenue-calculator.ts';
import type { FormFields } from './form-fields.ts';
import { LookGuessNote } from './look-guess-note.tsx';

type LookFieldProps = {
  words: RevenueCalculatorContent['look'];
  fields: Pick<FormFields, 'lookType' | 'styles' | 'lookWords'>;
  error?: string;
  onChange: (part: Partial<FormFields>) => void;
};

const styleOptions = designStyles.map((style) => ({
  value: style,
  label: designStyleLabels[style],
}));

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
            content: <StyleTags words={words} styles={fields.styles} onChange={onChange} />,
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

type StyleTagsProps = Pick<LookFieldProps, 'words' | 'onChange'> & Pick<FormFields, 'styles'>;

function StyleTags({ words, styles, onChange }: StyleTagsProps) {
  const isFull = styles.length >= maxStyleTags;
  return (
    <div className="flex flex-col gap-3">
      <Chips
        aria-label={words.stylesTab}
        options={styleOptions}
        value={styles}
        max={maxStyleTags}
        onValueChange={(chosen) => onChange({ styles: chosen })}
      />
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{isFull && words.full}</span>
        <span className="spec-print">
          <span aria-hidden="true">{words.counter(styles.length, maxStyleTags)}</span>
          <span className="sr-only">{words.counterLabel(styles.length, maxStyleTags)}</span>
        </span>
      </p>
    </div>
  );
}

type LookWordsProps = Pick<LookFieldProps, 'words' | 'onChange'> & Pick<FormFields, 'lookWords'>;

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
