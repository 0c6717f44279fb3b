import { countryInCategory } from '@functions/_shared/domain/country-by-category.ts';
import {
  type CountryProfile,
  type SourcingCategory,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import {
  type MapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import { strategyBuilderCopy } from '../copy.ts';

const copy = strategyBuilderCopy.mix;

type CountryShareProps = {
  number: number;
  country: MapCountry;
  sharePct: number;
  category: SourcingCategory;
  choices: readonly CountryProfile[];
  onCountry: (country: MapCountry) => void;
  onShare: (sharePct: number) => void;
  /** Absent for the only new country. */
  onRemove?: () => void;
};

const STEP_PCT = 5;

/** One new country and its share of the volume. */
export function CountryShare({
  number,
  country,
  sharePct,
  category,
  choices,
  onCountry,
  onShare,
  onRemove,
}: CountryShareProps) {
  const name = mapCountryLabels[country];
  return (
    <div className="grid gap-4 border-b border-dashed border-ink/40 pb-4 sm:grid-cols-2 sm:items-end">
      <Field label={copy.country(number)}>
        <Select
          value={country}
          onValueChange={onCountry}
          options={choices.map((choice) => ({
            value: choice.id,
            label: choice.name,
            note: copy.option(
              String(sourcingRating(choice.id, category)),
              countryInCategory(choice, category).leadTime.text,
            ),
          }))}
        />
      </Field>
      <Field label={copy.share(name)} className="print:hidden">
        <Slider
          min={0}
          max={100}
          step={STEP_PCT}
          value={sharePct}
          onValueChange={onShare}
          formatValue={(value) => `${value}%`}
        />
      </Field>
      {/* A slider cannot be read in print. */}
      <p className="hidden font-semibold print:block">{copy.shareOf(name, `${sharePct}%`)}</p>
      {onRemove && (
        <Button
          size="sm"
          variant="tertiary"
          data-print="hide"
          className="justify-self-start"
          onClick={onRemove}
        >
          {copy.remove(name)}
        </Button>
      )}
    </div>
  );
}
