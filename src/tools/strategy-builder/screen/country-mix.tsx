import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  type CountryMix,
  concentration,
  concentrationText,
  correctMix,
  keptSharePct,
  maxNewCountries,
  mixProblems,
} from '@functions/_shared/domain/strategy/shares.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { cn } from '@/lib/cn.ts';
import { noFigure } from '@/lib/format.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { strategyBuilderCopy as copy } from '../copy.ts';
import { candidateCountries } from '../rules/candidates.ts';
import { concentrationToday, currentCountryName, type Roadmap } from '../rules/roadmap.ts';
import { CountryShare } from './country-share.tsx';
import { MixVerdict } from './mix-verdict.tsx';

type CountryMixProps = {
  roadmap: Roadmap;
  /** Called for rejected mixes too. */
  onMix: (mix: CountryMix<MapCountry>) => void;
};

/** A share for each new country. Shares that break a limit are rejected, with a way to fix them. */
export function CountryMixEditor({ roadmap, onMix }: CountryMixProps) {
  // What the sliders show, accepted or rejected.
  const [mix, setMix] = useState(roadmap.mix);
  const titleClass = usePartTitleClass(copy.mix.title);
  const problems = mixProblems(mix);
  const candidates = candidateCountries(roadmap.answers, roadmap.type);
  const unused = candidates.filter(
    ({ id }) => !mix.newCountries.some(({ country }) => country === id),
  );
  const home = currentCountryName(copy, roadmap.answers);
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
        <h3 className={cn('text-title', titleClass)}>{copy.mix.title}</h3>
        <p className="mt-1 max-w-measure text-sm text-muted">{copy.mix.text}</p>
        {roadmap.type === 'full-switch' && (
          <p className="mt-1 max-w-measure text-sm text-muted">{copy.mix.switchNote}</p>
        )}
      </div>
      <p className="spec-print flex justify-between gap-4 border-b-[1.5px] border-ink pb-1.5">
        <span>{copy.mix.kept(home)}</span>
        <strong>{`${Math.max(0, keptSharePct(mix))}%`}</strong>
      </p>
      {mix.newCountries.map(({ country, sharePct }, index) => (
        <CountryShare
          key={country}
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
          {copy.mix.add}
        </Button>
      )}
      <MixVerdict
        home={home}
        problems={problems}
        onFix={() => change(correctMix(mix).newCountries)}
      />
      <WhyCountries roadmap={roadmap} />
      <ConcentrationFigures mix={mix} isAccepted={problems.length === 0} />
    </PanelSection>
  );
}

/** Why each country is in the plan, and where the quiz would have said otherwise. */
function WhyCountries({ roadmap: { whyCountries, quizNote } }: { roadmap: Roadmap }) {
  return (
    <div>
      <h4 className="font-semibold">{copy.mix.whyTitle}</h4>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-sm">
        {whyCountries.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {quizNote && <p className="mt-2 text-sm text-muted">{quizNote}</p>}
    </div>
  );
}

type ConcentrationFiguresProps = {
  mix: CountryMix;
  /** A rejected mix has no figure. */
  isAccepted: boolean;
};

/** Concentration before and after. */
function ConcentrationFigures({ mix, isAccepted }: ConcentrationFiguresProps) {
  const after = concentration([
    keptSharePct(mix),
    ...mix.newCountries.map(({ sharePct }) => sharePct),
  ]);
  const like = (index: number) => copy.mix.equal((1 / index).toFixed(1).replace('.0', ''));
  return (
    <div>
      <SpecSheet className="lg:grid-cols-2">
        <SpecLabel
          caption={copy.mix.before}
          value={concentrationText(concentrationToday)}
          note={copy.mix.one}
        />
        <SpecLabel
          caption={copy.mix.after}
          value={isAccepted ? concentrationText(after) : noFigure}
          note={isAccepted ? like(after) : undefined}
        />
      </SpecSheet>
      <p className="mt-3 text-sm text-muted">
        {copy.mix.indexNote}. {copy.mix.estimate}
      </p>
    </div>
  );
}
