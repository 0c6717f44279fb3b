import type { GoodsToPlan } from '@functions/_shared/domain/in-hands/goods-to-plan.ts';
import { asianCountries, europeanCountries } from '@functions/_shared/domain/in-hands/route-ids.ts';
import { routeFor } from '@functions/_shared/domain/in-hands/routes.ts';
import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { planResultCopy } from '../result-copy.ts';
import type { PlanChoice } from '../rules/linked-plan.ts';

const { places: copy } = planResultCopy;

type PlaceChoicesProps = {
  goods: GoodsToPlan;
  choice: PlanChoice;
  onChoose: (patch: PlanChoice) => void;
};

/** Which countries of Asia and Europe the routes begin in; by default the best at the goods. */
export function PlaceChoices({ goods, choice, onChoose }: PlaceChoicesProps) {
  const bestIn = (id: 'asia-sea' | 'europe-air') =>
    copy.best(factoryCountryLabels[routeFor(id, goods).route.country]);
  return (
    <div data-print="hide" className="grid gap-5 sm:grid-cols-2">
      <Field label={copy.asia}>
        <Select
          options={[
            { value: 'best', label: bestIn('asia-sea') },
            ...asianCountries.map((value) => ({ value, label: factoryCountryLabels[value] })),
          ]}
          value={choice.asia ?? 'best'}
          onValueChange={(chosen) => onChoose({ asia: chosen === 'best' ? undefined : chosen })}
        />
      </Field>
      <Field label={copy.europe}>
        <Select
          options={[
            { value: 'best', label: bestIn('europe-air') },
            ...europeanCountries.map((value) => ({ value, label: factoryCountryLabels[value] })),
          ]}
          value={choice.europe ?? 'best'}
          onValueChange={(chosen) => onChoose({ europe: chosen === 'best' ? undefined : chosen })}
        />
      </Field>
    </div>
  );
}
