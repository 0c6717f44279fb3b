import {
  sourcingCategories,
  sourcingCategoryLabels,
} from '@functions/_shared/domain/country-profiles.ts';
import { Chips } from '@/components/ui/chips.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { StrategyBuilderContent } from '../copy.ts';
import {
  annualVolumes,
  currentCountries,
  painPoints,
  riskTolerances,
  type StrategyDraft,
  strategyTimelines,
} from '../rules/strategy-answers.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { StrategyBuilderScreen } from './use-strategy-builder.ts';

export type StepFieldsProps = {
  words: StrategyBuilderContent;
  screen: Pick<StrategyBuilderScreen, 'state' | 'answer' | 'setEmail'>;
  /** Begins the id of every control: `<prefix>-<field>`. */
  idPrefix: string;
};

/** The questions of the step the wizard is at. */
export function StepFields({ words, screen, idPrefix }: StepFieldsProps) {
  const { state, answer, setEmail } = screen;
  const { fields } = words;
  switch (state.step) {
    case 1:
      return (
        <ProductionFields words={words} draft={state.draft} answer={answer} idPrefix={idPrefix} />
      );
    case 2:
      return (
        <>
          <FieldGroup
            id={`${idPrefix}-painPoints`}
            label={fields.painPoints.label}
            hint={fields.painPoints.hint}
            required
          >
            <Chips
              options={painPoints.map((point) => ({ value: point, label: point }))}
              value={state.draft.painPoints}
              onValueChange={(chosen) => answer({ painPoints: chosen })}
            />
          </FieldGroup>
          <ChoiceCards
            id={`${idPrefix}-timeline`}
            label={fields.timeline.label}
            choices={strategyTimelines.map((value) => ({ value, ...words.timelines[value] }))}
            value={state.draft.timeline}
            onValueChange={(timeline) => answer({ timeline })}
          />
        </>
      );
    case 3:
      return (
        <ChoiceCards
          id={`${idPrefix}-riskTolerance`}
          label={fields.riskTolerance.label}
          choices={riskTolerances.map((value) => ({ value, ...words.riskTolerances[value] }))}
          value={state.draft.riskTolerance}
          onValueChange={(riskTolerance) => answer({ riskTolerance })}
        />
      );
    case 4:
      return (
        <Field
          id={`${idPrefix}-email`}
          label={fields.email.label}
          hint={fields.email.hint}
          required
          className="max-w-md"
        >
          <Input
            type="email"
            name="email"
            required
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            placeholder={fields.email.placeholder}
            value={state.email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      );
  }
}

function ProductionFields({
  words,
  draft,
  answer,
  idPrefix,
}: {
  words: StrategyBuilderContent;
  draft: StrategyDraft;
  answer: (part: Partial<StrategyDraft>) => void;
  idPrefix: string;
}) {
  const { fields } = words;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field
        id={`${idPrefix}-currentCountry`}
        label={fields.currentCountry.label}
        hint={fields.currentCountry.hint}
        required
      >
        <Select
          options={currentCountries.map((value) => ({ value, label: words.countries[value] }))}
          value={draft.currentCountry}
          onValueChange={(currentCountry) => answer({ currentCountry })}
          placeholder={fields.currentCountry.placeholder}
        />
      </Field>
      <Field
        id={`${idPrefix}-volume`}
        label={fields.volume.label}
        hint={fields.volume.hint}
        required
      >
        <Select
          options={annualVolumes.map((value) => ({ value, label: words.volumes[value] }))}
          value={draft.volume}
          onValueChange={(volume) => answer({ volume })}
          placeholder={fields.volume.placeholder}
        />
      </Field>
      <Field id={`${idPrefix}-category`} label={fields.category.label} required>
        <Select
          options={sourcingCategories.map((value) => ({
            value,
            label: sourcingCategoryLabels[value],
          }))}
          value={draft.category}
          onValueChange={(category) => answer({ category })}
          placeholder={fields.category.placeholder}
        />
      </Field>
    </div>
  );
}
