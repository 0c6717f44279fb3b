import { designStyleLabels } from '@functions/_shared/domain/design-styles.ts';
import { guessLook } from '@functions/_shared/domain/tool-inputs/guess-look.ts';
import type { RevenueFields } from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { StyleTags } from '@/tools/design-inspiration/screen/style-tags.tsx';
import { revenueCalculatorCopy } from '../copy.ts';

const { look: copy } = revenueCalculatorCopy;

type LookFieldProps = {
  fields: Pick<RevenueFields, 'lookType' | 'styles' | 'lookWords'>;
  error?: string;
  onChange: (part: Partial<RevenueFields>) => void;
};

/** Design inspiration, by style tags or in the visitor's own copy. */
export function LookField({ fields, error, onChange }: LookFieldProps) {
  return (
    <FieldGroup label={copy.label} hint={copy.hint} error={error}>
      <Tabs
        label={copy.tabsLabel}
        value={fields.lookType}
        onValueChange={(lookType) => onChange({ lookType })}
        items={[
          {
            value: 'styles',
            label: copy.stylesTab,
            content: (
              <StyleTags
                label={copy.stylesTab}
                styles={fields.styles}
                onChange={(styles) => onChange({ styles })}
              />
            ),
          },
          {
            value: 'auto',
            label: copy.autoTab,
            content: <LookWords lookWords={fields.lookWords} onChange={onChange} />,
          },
        ]}
      />
    </FieldGroup>
  );
}

type LookWordsProps = Pick<LookFieldProps, 'onChange'> & Pick<RevenueFields, 'lookWords'>;

function LookWords({ lookWords, onChange }: LookWordsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Field label={copy.wordsLabel} hint={copy.wordsHint}>
        <Textarea
          name="lookWords"
          rows={2}
          maxLength={300}
          placeholder={copy.wordsPlaceholder}
          value={lookWords}
          onChange={(event) => onChange({ lookWords: event.target.value })}
        />
      </Field>
      {lookWords.trim() !== '' && <LookGuessNote lookWords={lookWords} />}
    </div>
  );
}

/** What the visitor's words were taken to mean, said to be a guess. */
function LookGuessNote({ lookWords }: { lookWords: string }) {
  const guess = guessLook(lookWords);
  const styles = guess.styles.map((style) => designStyleLabels[style]);
  return (
    <div data-ground="sky" className="rounded-field p-4 text-sm">
      <p className="spec-print">{copy.guessLabel}</p>
      <p className="mt-1 font-semibold">
        {styles.length > 0 ? copy.guessStyles(styles.join(', ')) : copy.guessNone}
      </p>
      {guess.colors.length > 0 && (
        <ul aria-label={copy.colorsLabel} className="mt-2 flex gap-2">
          {guess.colors.map((color) => (
            <li key={color} className="flex flex-col items-center gap-1">
              <span
                aria-hidden="true"
                className="size-8 rounded-full border border-ink"
                style={{ backgroundColor: color }}
              />
              <span className="sr-only">{color}</span>
            </li>
          ))}
        </ul>
      )}
      {guess.handle && <p className="mt-2">{copy.guessHandle(guess.handle)}</p>}
      {styles.length > 0 && <p className="mt-2">{copy.guessNote}</p>}
    </div>
  );
}
