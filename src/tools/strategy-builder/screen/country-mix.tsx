import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import type { StrategyBuilderContent } from '../copy.ts';
import { candidateCountries, maxNewCountries } from '../rules/candidates.ts';
import { currentCountryName, type Roadmap } from '../rules/roadmap.ts';
import { type CountryMix, keptSharePct, mendMix, mixProblems } from '../rules/shares.ts';
import { ConcentrationFigures } from './concentration-figures.tsx';
import { CountryShare } from './country-share.tsx';
import { MixVerdict } from './mix-verdict.tsx';

export type CountryMixProps = {
  words: StrategyBuilderContent;
  roadmap: Roadmap;
  /** Given only mixes that keep both limits. */
  onMix: (mix: CountryMix<MapCountry>) => void;
};

/** A share for each new country; what breaks a limit is shown and refused, with a way to mend it. */
export function CountryMixEditor({ words, roadmap, onMix }: CountryMixProps) {
  // As the visitor left the sliders, taken or refused.
  const [mix, setMix] = useState(roadmap.mix);
  const problems = mixProblems(mix);
  const candidates = candidateCountries(roadmap.answers, roadmap.type);
  const unused = candidates.filter(
    ({ id }) => !mix.newCountries.some(({ country }) => country === id),
  );
  const home = currentCountryName(words, roadmap.answers);
  const next = unused[0];

  function change(newCountries: CountryMix<MapCountry>['newCountries']) {
    setMix({ newCountries });
    onMix({ newCountries });
  }

  function replaceAt(at: number, part: Partial<CountryMix<MapCountry>['newCountries'][number]>) {
    change(mix.newCountries.map((each, index) => (index === at ? { ...each, ...part } : each)));
  }

  return (
    <PanelSection className="flex flex-col gap-6">
      <div>
        <h3 className="text-title">{words.mix.title}</h3>
        <p className="mt-1 max-w-measure text-sm text-muted">{words.mix.text}</p>
        {roadmap.type === 'full-switch' && (
          <p className="mt-1 max-w-measure text-sm text-muted">{words.mix.switchNote}</p>
        )}
      </div>
      <p className="spec-print flex justify-between gap-4 border-b-[1.5px] border-ink pb-1.5">
        <span>{words.mix.kept(home)}</span>
        <strong>{`${Math.max(0, keptSharePct(mix))}%`}</strong>
      </p>
      {mix.newCountries.map(({ country, sharePct }, index) => (
        <CountryShare
          key={country}
          words={words.mix}
          number={index + 1}
          country={country}
          sharePct={sharePct}
          category={roadmap.answers.category}
          choices={candidates.filter(({ id }) => id === country || unused.some((u) => u.id === id))}
          onCountry={(chosen) => replaceAt(index, { country: chosen })}
          onShare={(chosen) => replaceAt(index, { sharePct: chosen })}
          onRemove={
            mix.newCountries.length > 1
              ? () => change(mix.newCountries.filter((each) => each.country !== country))
              : undefined
          }
        />
      ))}
      {mix.newCountries.length < maxNewCountries && next && (
        <Button
          variant="tertiary"
          className="self-start"
          data-print="hide"
          onClick={() => change([...mix.newCountries, { country: next.id, sharePct: 0 }])}
        >
          <Plus aria-hidden="true" />
          {words.mix.add}
        </Button>
      )}
      <MixVerdict
        words={words.mix}
        home={home}
        problems={problems}
        onMend={() => change(mendMix(mix).newCountries)}
      />
      <ConcentrationFigures words={words.mix} mix={mix} isTaken={problems.length === 0} />
    </PanelSection>
  );
}
