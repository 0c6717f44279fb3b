import {
  sourcingCategories,
  sourcingCategoryLabels,
} from '@functions/_shared/domain/country-profiles.ts';
import {
  annualVolumes,
  currentCountries,
  painPoints,
  riskTolerances,
  type StrategyDraft,
  strategyTimelines,
} from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { PrivacyNote } from '@/components/sections/privacy-note.tsx';
import { Chips } from '@/components/ui/chips.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { strategyBuilderCopy as copy } from '../copy.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { StrategyBuilder } from './use-strategy-builder.ts';

const { fields } = copy;

type StepFieldsProps = {
  builder: Pick<StrategyBuilder, 'state' | 'answer' | 'setEmail'>;
  /** The id of a control is `<prefix>-<field>`. */
  idPrefix: string;
};

/** The questions of the current step. */
export function StepFields({ builder, idPrefix }: StepFieldsProps) {
  const { state, answer, setEmail } = builder;
  switch (state.step) {
    case 1:
      return <ProductionFields draft={state.draft} answer={answer} idPrefix={idPrefix} />;
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
            choices={strategyTimelines.map((value) => ({ value, ...copy.timelines[value] }))}
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
          choices={riskTolerances.map((value) => ({ value, ...copy.riskTolerances[value] }))}
          value={state.draft.riskTolerance}
          onValueChange={(riskTolerance) => answer({ riskTolerance })}
        />
      );
    case 4:
      return (
        <Field
          id={`${idPrefix}-email`}
          label={fields.email.label}
          hint={<PrivacyNote text={fields.email.hint} />}
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
  draft,
  answer,
  idPrefix,
}: {
  draft: StrategyDraft;
  answer: (part: Partial<StrategyDraft>) => void;
  idPrefix: string;
}) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field
        id={`${idPrefix}-currentCountry`}
        label={fields.currentCountry.label}
        hint={fields.currentCountry.hint}
        required
      >
        <Select
          options={currentCountries.map((value) => ({ value, label: copy.countries[value] }))}
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
          options={annualVolumes.map((value) => ({ value, label: copy.volumes[value] }))}
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
