import { mapCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { BarChart } from '@/components/charts/bar-chart.tsx';
import type { CountryQuizContent } from '../copy.ts';
import type { CountryScore } from '../rules/score-countries.ts';
import { ReportDisclosure } from './report-disclosure.tsx';

type AllCountriesProps = {
  words: CountryQuizContent['report']['all'];
  ranking: readonly CountryScore[];
};

/** The whole ranking, for those who want to see who came after the first three. */
export function AllCountries({ words, ranking }: AllCountriesProps) {
  const [first, ...others] = ranking;
  const last = others.at(-1);
  if (!first || !last) return null;
  return (
    <ReportDisclosure title={words.disclosure}>
      <BarChart
        title={words.title}
        summary={words.summary(mapCountryLabels[first.country], mapCountryLabels[last.country])}
        barLabel={words.bar}
        valueLabel={words.value}
        formatValue={words.percent}
        bars={ranking.map(({ country, scorePct }, place) => ({
          id: country,
          label: mapCountryLabels[country],
          value: scorePct,
          highlighted: place === 0,
        }))}
      />
    </ReportDisclosure>
  );
}
