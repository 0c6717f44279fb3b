import {
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { Select } from '@/components/ui/select.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatUsdShort, formatUsdWhole } from '@/lib/format.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { resultsCopy } from '../results-copy.ts';
import type { VerdictState } from './use-verdict.ts';

const copy = resultsCopy.best;

const countryOptions = factoryCountries.map((country) => ({
  value: country,
  label: factoryCountryLabels[country],
}));

/** Which of the three prices leaves most after costs. */
export function BestPricePart({ state }: { state: VerdictState }) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  const { country, units } = state;
  return (
    <PanelSection aria-labelledby={titleId} className="flex flex-col gap-5">
      <div>
        <h4 id={titleId} className={cn('text-title', titleClass)}>
          {copy.title}
        </h4>
        {country !== undefined && state.hasCosts && (
          <p className="mt-1 max-w-measure text-sm text-muted">
            {copy.text(countryInText(country), formatInteger(units))}
          </p>
        )}
      </div>
      <Field label={copy.country} data-print="hide" className="max-w-72">
        <Select
          options={countryOptions}
          value={country ?? ''}
          placeholder={copy.chooseCountry}
          onValueChange={state.chooseCountry}
        />
      </Field>
      <Answer state={state} titleId={titleId} />
    </PanelSection>
  );
}

function Answer({ state, titleId }: { state: VerdictState; titleId: string }) {
  const { costs, best, country, goods, hasCosts } = state;
  if (costs.isPending) {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner className="size-5 text-tomato" />
        {copy.loading}
      </p>
    );
  }
  if (costs.isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4">
        {copy.failed}
        <Button size="sm" variant="secondary" onClick={() => void costs.refetch()}>
          {resultsCopy.states.failed.retry}
        </Button>
      </p>
    );
  }
  if (goods === undefined) return <p>{copy.unknown}</p>;
  if (country === undefined) return null;
  if (!hasCosts) return <p>{copy.unknown}</p>;
  if (best === null) return <p className="max-w-measure">{copy.none}</p>;
  return (
    <>
      <p role="status" className="max-w-measure">
        <strong className="font-semibold">{copy.best(formatUsdShort(best.best.priceUsd))}.</strong>{' '}
        {best.isClose && copy.close}
      </p>
      <table
        aria-labelledby={titleId}
        className="w-full max-w-measure border-collapse text-left text-sm tabular-nums"
      >
        <thead className="spec-print text-muted">
          <tr className="border-b-[1.5px] border-ink">
            <th scope="col" className="py-2 pr-3 font-normal">
              {copy.columns.price}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-normal">
              {copy.columns.earned}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {copy.columns.range}
            </th>
          </tr>
        </thead>
        <tbody>
          {best.results.map(({ priceUsd, earnedUsd }) => (
            <tr
              key={priceUsd}
              className={cn(
                'border-b border-ink/20',
                priceUsd === best.best.priceUsd && 'bg-butter/40',
              )}
            >
              <th scope="row" className="py-2 pr-3 pl-1.5 font-semibold">
                {formatUsdShort(priceUsd)}
              </th>
              <td className="py-2 pr-3 text-right font-semibold">
                {formatUsdWhole(earnedUsd.likely)}
              </td>
              <td className="py-2 pr-1.5 text-right">
                {copy.range(formatUsdWhole(earnedUsd.low), formatUsdWhole(earnedUsd.high))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
