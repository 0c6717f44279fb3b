import type {
  CountryProfile,
  SourcingCategory,
} from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import { Tag } from '@/components/ui/tag.tsx';
import { gentleScroll } from '@/hooks/gentle-scroll.ts';
import { Flag } from '@/tools/shared/flag.tsx';
import type { MapExplorerContent } from '../copy.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { GeneralInformation, RiskAssessment } from './country-facts.tsx';
import { CountrySources } from './country-sources.tsx';
import { CountryStrengths } from './country-strengths.tsx';
import { DutyTable } from './duty-table.tsx';
import { FactList, PanelSection } from './panel-parts.tsx';
import type { MapExplorerServices } from './services.ts';
import { SupplierIntro } from './supplier-intro.tsx';

type CountryPanelProps = {
  words: MapExplorerContent;
  profile: CountryProfile;
  category: SourcingCategory | null;
  compared: readonly MapCountry[];
  /** The day of entry its duty is for, 'YYYY-MM-DD'. */
  entryDay: string;
  email: string;
  /** True when the visitor has just asked for it. */
  takesFocus: boolean;
  onCompare: (country: MapCountry) => void;
  onWriteRfq: (country: MapCountry) => void;
  onRequestIntro: MapExplorerServices['requestIntro'];
  onClose: () => void;
};

/** Everything we know of one country. */
export function CountryPanel({
  words,
  profile,
  category,
  compared,
  entryDay,
  email,
  takesFocus,
  onCompare,
  onWriteRfq,
  onRequestIntro,
  onClose,
}: CountryPanelProps) {
  const { panel } = words;
  const compareLabel = compared.includes(profile.id) ? panel.inComparison : panel.addToComparison;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus && heading.current) arriveAt(heading.current);
  }, [takesFocus]);

  return (
    <article
      data-ground="white"
      onKeyDown={(event) => {
        // In a field the key must not cost what is being typed there.
        const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
        if (event.key === 'Escape' && !isTyping) onClose();
      }}
      aria-labelledby="country-panel-title"
      className="flex animate-rise-in flex-col gap-7 rounded-card border-[1.5px] border-ink p-5 sm:p-6"
    >
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h4
            id="country-panel-title"
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-28 text-display-3"
          >
            <Flag country={profile.id} />
            {profile.name}
          </h4>
          <p className="mt-2 text-sm text-muted">
            {profile.region} · {profile.notableFor}
          </p>
        </div>
        <CloseButton label={panel.close} onClick={onClose} className="-mr-2 -mt-2 [&_svg]:size-6" />
      </header>
      <div className="flex flex-col items-start gap-3 *:first:w-full">
        <SupplierIntro
          words={words.introForm}
          countryName={profile.name}
          email={email}
          onRequestIntro={onRequestIntro}
        />
        <CompareToggle
          words={words}
          profile={profile}
          label={compareLabel}
          name={panel.comparisonOf(compareLabel, profile.name)}
          compared={compared}
          onCompare={onCompare}
        />
        <Button variant="tertiary" onClick={() => onWriteRfq(profile.id)}>
          {panel.writeRfq(profile.name)}
        </Button>
      </div>
      <p className="text-sm text-muted">{panel.estimateNote}</p>
      <PanelSection title={panel.bestFor}>
        <p>{profile.bestFor}</p>
      </PanelSection>
      <PanelSection title={panel.strengths}>
        <CountryStrengths words={words} profile={profile} category={category} />
      </PanelSection>
      <PanelSection title={panel.why}>
        <FactList words={panel} facts={profile.whyThisCountry} />
      </PanelSection>
      <PanelSection title={panel.general}>
        <GeneralInformation words={panel} profile={profile} />
      </PanelSection>
      <DutyTable words={words.duty} country={profile.id} category={category} entryDay={entryDay} />
      <PanelSection title={panel.certifications}>
        <ul className="flex flex-wrap gap-2">
          {profile.certifications.map((name) => (
            <li key={name}>
              <Tag tone="white">{name}</Tag>
            </li>
          ))}
        </ul>
      </PanelSection>
      <PanelSection title={panel.brands}>
        <p>{profile.notableBrands.join(', ')}</p>
      </PanelSection>
      <PanelSection title={panel.risk}>
        <RiskAssessment words={words} profile={profile} />
      </PanelSection>
      <PanelSection title={panel.considerations}>
        <FactList words={panel} facts={profile.considerations} />
      </PanelSection>
      <CountrySources words={words} profile={profile} />
    </article>
  );
}

/** On a phone the panel opens below the map, where only its first lines would be in sight. */
function arriveAt(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  const isInUpperHalf = top >= 0 && top < window.innerHeight / 2;
  if (!isInUpperHalf) heading.scrollIntoView({ block: 'start', behavior: gentleScroll() });
}
