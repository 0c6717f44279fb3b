import { sensitivitySwingPct } from '@functions/_shared/domain/calc/margins.assumptions.ts';
import {
  type ManufacturingCountry,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { BarChart } from '@/components/charts/bar-chart.tsx';
import { TornadoChart } from '@/components/charts/tornado-chart.tsx';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatPct1, formatUsdWhole } from '@/lib/format.ts';
import { formatUsdTick } from '@/tools/shared/format-usd-tick.ts';
import { creatorResultsCopy } from '../results-copy.ts';
import type { CreatorAnalysis } from '../rules/creator-analysis.ts';

const { countries: countriesCopy, sensitivity: sensitivityCopy } = creatorResultsCopy;

export type CreatorPlotsProps = {
  analysis: CreatorAnalysis;
  /** The visitor's choice, marked among the others. */
  country: ManufacturingCountry;
};

/** The two pictures a creator decides by: where to make it, and which number to work on. */
export function CreatorPlots({ analysis, country }: CreatorPlotsProps) {
  return (
    <div className="grid sm:gap-12 lg:grid-cols-2 lg:gap-14">
      <PhonePart title={countriesCopy.title}>
        <CountryPlot countries={analysis.countries} chosen={country} />
      </PhonePart>
      <PhonePart title={sensitivityCopy.title}>
        <SensitivityPlot
          sensitivity={analysis.sensitivity}
          yearlyProfitUsd={analysis.results.yearlyGrossProfit}
          sliderProfitUsd={analysis.sliderProfitUsd}
        />
      </PhonePart>
    </div>
  );
}

type CountryPlotProps = {
  countries: CreatorAnalysis['countries'];
  chosen: ManufacturingCountry;
};

function CountryPlot({ countries, chosen }: CountryPlotProps) {
  const best = countries[0];
  const worst = countries.at(-1);
  if (!best || !worst) return null;
  return (
    <BarChart
      title={countriesCopy.title}
      summary={`${countriesCopy.summary(
        countryInText(best.country),
        formatPct1(best.result.grossMargin),
        countryInText(worst.country),
        formatPct1(worst.result.grossMargin),
      )} ${countriesCopy.openNote}`}
      tableLabel={countriesCopy.tableLabel}
      barLabel={countriesCopy.barLabel}
      valueLabel={countriesCopy.valueLabel}
      formatValue={formatPct1}
      bars={countries.map(({ country, result }) => ({
        id: country,
        label:
          country === chosen
            ? countriesCopy.chosen(manufacturingCountryLabels[country])
            : manufacturingCountryLabels[country],
        value: result.grossMargin,
        highlighted: country === chosen,
      }))}
    />
  );
}

type SensitivityPlotProps = {
  sensitivity: CreatorAnalysis['sensitivity'];
  yearlyProfitUsd: number;
  sliderProfitUsd: number;
};

function SensitivityPlot({ sensitivity, yearlyProfitUsd, sliderProfitUsd }: SensitivityPlotProps) {
  const strongest = sensitivity[0];
  const price = sensitivity.find(({ factor }) => factor === 'price');
  if (!strongest) return null;
  const swing = `${sensitivitySwingPct.value}%`;
  return (
    <TornadoChart
      title={sensitivityCopy.title}
      summary={[
        sensitivityCopy.summary(sensitivityCopy.factors[strongest.factor], swing),
        price &&
          sensitivityCopy.slider(
            swing,
            formatUsdWhole(price.profitIfHigherUsd),
            formatUsdWhole(sliderProfitUsd),
          ),
      ]
        .filter(Boolean)
        .join(' ')}
      tableLabel={sensitivityCopy.tableLabel}
      barLabel={sensitivityCopy.barLabel}
      lowLabel={sensitivityCopy.low(swing)}
      highLabel={sensitivityCopy.high(swing)}
      base={yearlyProfitUsd}
      baseLabel={sensitivityCopy.base}
      formatValue={formatUsdWhole}
      formatShort={formatUsdTick}
      bars={sensitivity.map(({ factor, profitIfLowerUsd, profitIfHigherUsd }) => ({
        id: factor,
        label: sensitivityCopy.factors[factor],
        low: profitIfLowerUsd,
        high: profitIfHigherUsd,
      }))}
    />
  );
}
