import {
  type ManufacturingCountry,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { BarChart } from '@/components/charts/bar-chart.tsx';
import { TornadoChart } from '@/components/charts/tornado-chart.tsx';
import { sensitivitySwingPct } from '@/lib/calc/margins.assumptions.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatPct1, formatUsdWhole } from '@/lib/format.ts';
import { formatUsdTick } from '@/tools/shared/format-usd-tick.ts';
import type { CreatorResultsContent } from '../results-copy.ts';
import type { CreatorAnalysis } from '../rules/creator-analysis.ts';

export type CreatorPlotsProps = {
  words: CreatorResultsContent;
  analysis: CreatorAnalysis;
  /** The visitor's choice, marked among the others. */
  country: ManufacturingCountry;
};

/** The two pictures a creator decides by: where to make it, and which number to work on. */
export function CreatorPlots({ words, analysis, country }: CreatorPlotsProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-2 lg:gap-14">
      <CountryPlot words={words.countries} countries={analysis.countries} chosen={country} />
      <SensitivityPlot
        words={words.sensitivity}
        sensitivity={analysis.sensitivity}
        yearlyProfitUsd={analysis.results.yearlyGrossProfit}
      />
    </div>
  );
}

type CountryPlotProps = {
  words: CreatorResultsContent['countries'];
  countries: CreatorAnalysis['countries'];
  chosen: ManufacturingCountry;
};

function CountryPlot({ words, countries, chosen }: CountryPlotProps) {
  const best = countries[0];
  const worst = countries.at(-1);
  if (!best || !worst) return null;
  return (
    <BarChart
      title={words.title}
      summary={`${words.summary(
        countryInText(best.country),
        formatPct1(best.result.grossMargin),
        countryInText(worst.country),
        formatPct1(worst.result.grossMargin),
      )} ${words.openNote}`}
      tableLabel={words.tableLabel}
      barLabel={words.barLabel}
      valueLabel={words.valueLabel}
      formatValue={formatPct1}
      bars={countries.map(({ country, result }) => ({
        id: country,
        label:
          country === chosen
            ? words.chosen(manufacturingCountryLabels[country])
            : manufacturingCountryLabels[country],
        value: result.grossMargin,
        highlighted: country === chosen,
      }))}
    />
  );
}

type SensitivityPlotProps = {
  words: CreatorResultsContent['sensitivity'];
  sensitivity: CreatorAnalysis['sensitivity'];
  yearlyProfitUsd: number;
};

function SensitivityPlot({ words, sensitivity, yearlyProfitUsd }: SensitivityPlotProps) {
  const strongest = sensitivity[0];
  if (!strongest) return null;
  const swing = `${sensitivitySwingPct.value}%`;
  return (
    <TornadoChart
      title={words.title}
      summary={words.summary(words.factors[strongest.factor], swing)}
      tableLabel={words.tableLabel}
      barLabel={words.barLabel}
      lowLabel={words.low(swing)}
      highLabel={words.high(swing)}
      base={yearlyProfitUsd}
      baseLabel={words.base}
      formatValue={formatUsdWhole}
      formatShort={formatUsdTick}
      bars={sensitivity.map(({ factor, profitIfLowerUsd, profitIfHigherUsd }) => ({
        id: factor,
        label: words.factors[factor],
        low: profitIfLowerUsd,
        high: profitIfHigherUsd,
      }))}
    />
  );
}
