import { countryInCategory } from '@functions/_shared/domain/country-by-category.ts';
import type {
  CountryProfile,
  SourcingCategory,
} from '@functions/_shared/domain/country-profiles.ts';
import {
  isManufacturingCountry,
  type MapCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { sampleDuty } from '@functions/_shared/domain/tariff/sample-duties.ts';
import {
  type LinkFigures,
  linkFigureParams,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { PhoneParts } from '@/components/ui/phone-part.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { Tag } from '@/components/ui/tag.tsx';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import { useIsPhone } from '@/hooks/use-is-phone.ts';
import { cn } from '@/lib/cn.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { ChangedSinceNote } from '@/tools/shared/changed-since-note.tsx';
import { Flag } from '@/tools/shared/flag.tsx';
import { ResultPicture } from '@/tools/shared/result-picture.tsx';
import { sharedLink } from '@/tools/shared/shared-link.ts';
import { mapExplorerCopy } from '../copy.ts';
import { keyFigures } from '../rules/key-figures.ts';
import { defaultDutyCategory } from '../rules/map-scale.ts';
import { CompareToggle } from './compare-toggle.tsx';
import {
  CountrySources,
  CountryStrengths,
  GeneralInformation,
  RiskAssessment,
} from './country-facts.tsx';
import { DutyTable } from './duty-table.tsx';
import { FactList, PanelSection } from './panel-parts.tsx';
import { SupplierIntro } from './supplier-intro.tsx';

const copy = mapExplorerCopy.panel;

type CountryPanelProps = {
  profile: CountryProfile;
  category: SourcingCategory | null;
  compared: readonly MapCountry[];
  /** 'YYYY-MM-DD' */
  entryDay: string;
  email: string;
  /** True when the visitor has just opened it, rather than an address. */
  takesFocus: boolean;
  /** The visitor's product, whose picture stands at the top; null for none. */
  product: ProductAnswers | null;
  /** The product is to be made here. */
  isChosen: boolean;
  /** The figures of the link that opened this view; null once it has changed. */
  link: LinkFigures | null;
  shareUrl: string;
  /** Stands above the panel. */
  banner?: ReactNode;
  onCompare: (country: MapCountry) => void;
  onMakeIn: (country: MapCountry) => void;
  onWriteRfq: (country: MapCountry) => void;
  onClose: () => void;
};

/**
 * Everything we know about one country: the head with what can be done, and the facts. On wide screens
 * both are items of the grid around it, the head beside the map and the facts below in two columns.
 */
export function CountryPanel({
  profile,
  category,
  compared,
  entryDay,
  email,
  takesFocus,
  product,
  isChosen,
  link,
  shareUrl,
  banner,
  onCompare,
  onMakeIn,
  onWriteRfq,
  onClose,
}: CountryPanelProps) {
  const compareLabel = compared.includes(profile.id) ? copy.inComparison : copy.addToComparison;
  const facts = countryInCategory(profile, category);
  const figures = keyFigures(profile.id, category, mapExplorerCopy.changed);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPhone = useIsPhone();

  useEffect(() => {
    if (takesFocus && heading.current) focusAndScroll(heading.current);
  }, [takesFocus]);

  return (
    <article
      onKeyDown={(event) => {
        // In a field, the key must not discard what is being typed.
        const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
        if (event.key === 'Escape' && !isTyping) onClose();
      }}
      aria-labelledby="country-panel-title"
      className="flex flex-col gap-6 lg:contents"
    >
      <div className="flex min-w-0 flex-col gap-6">
        {banner}
        <div data-ground="white" className={cardClass}>
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
            <CloseButton
              label={copy.close}
              onClick={onClose}
              className="-mr-2 -mt-2 [&_svg]:size-6"
            />
          </header>
          {isPhone && <FirstFigure country={profile.id} category={category} product={product} />}
          <div className="flex flex-col gap-3">
            <SupplierIntro countryName={profile.name} email={email} />
            <div className="flex items-start justify-between gap-5">
              <div className="flex min-w-0 flex-col items-start gap-3">
                <CompareToggle
                  profile={profile}
                  label={compareLabel}
                  name={copy.comparisonOf(compareLabel, profile.name)}
                  compared={compared}
                  onCompare={onCompare}
                />
                {isManufacturingCountry(profile.id) && (
                  <Button variant="tertiary" onClick={() => onMakeIn(profile.id)}>
                    {isChosen && <Check aria-hidden="true" />}
                    {isChosen ? copy.madeHere : copy.makeHere}
                  </Button>
                )}
                <Button variant="tertiary" onClick={() => onWriteRfq(profile.id)}>
                  {copy.writeRfq(profile.name)}
                </Button>
                <CopyButton
                  variant="tertiary"
                  text={sharedLink(shareUrl, linkFigureParams(entryDay, figures))}
                  label={copy.copyLink}
                />
              </div>
              {!isPhone && <ResultPicture product={product} />}
            </div>
          </div>
          <ChangedSinceNote link={link} now={figures} today={entryDay} />
          <p className="text-sm text-muted">{copy.estimateNote}</p>
        </div>
      </div>
      <div data-ground="white" className={cn(cardClass, 'lg:col-span-2')}>
        <div className={factsClass}>
          <PhoneParts>
            <PanelSection title={copy.bestFor} defaultOpen>
              <p>{profile.bestFor}</p>
            </PanelSection>
            <PanelSection title={copy.strengths}>
              <CountryStrengths profile={profile} category={category} />
            </PanelSection>
            <PanelSection title={copy.why}>
              <FactList facts={facts.whyThisCountry} />
            </PanelSection>
            <PanelSection title={copy.general}>
              <GeneralInformation profile={profile} category={category} />
            </PanelSection>
            <DutyTable country={profile.id} category={category} entryDay={entryDay} />
            <PanelSection title={copy.certifications}>
              <ul className="flex flex-wrap gap-2">
                {facts.certifications.map((name) => (
                  <li key={name}>
                    <Tag tone="white">{name}</Tag>
                  </li>
                ))}
              </ul>
            </PanelSection>
            <PanelSection title={copy.brands}>
              <p>{facts.notableBrands.join(', ') || copy.noBrands(facts.category)}</p>
            </PanelSection>
            <PanelSection title={copy.risk}>
              <RiskAssessment profile={profile} />
            </PanelSection>
            <PanelSection title={copy.considerations}>
              <FactList facts={facts.considerations} />
            </PanelSection>
          </PhoneParts>
        </div>
        <CountrySources profile={profile} category={category} />
      </div>
    </article>
  );
}

type FirstFigureProps = {
  country: MapCountry;
  category: SourcingCategory | null;
  product: ProductAnswers | null;
};

/** On phones: the duty, which stands far down in the facts, and the product's picture beside it. */
function FirstFigure({ country, category, product }: FirstFigureProps) {
  const { title, pct } = mapExplorerCopy.duty;
  const { totalPct } = sampleDuty(category ?? defaultDutyCategory, country);
  return (
    <div className="flex items-start gap-5 print:hidden">
      <SpecSheet className="min-w-0 flex-1">
        <SpecLabel caption={title(category)} value={pct(totalPct)} />
      </SpecSheet>
      <ResultPicture product={product} />
    </div>
  );
}

const cardClass =
  'flex min-w-0 animate-rise-in flex-col gap-7 rounded-card border-[1.5px] border-ink p-5 sm:p-6';

const factsClass =
  'flex min-w-0 flex-col gap-7 lg:block lg:columns-2 lg:gap-12 lg:[&_section]:mb-7 lg:[&_section]:break-inside-avoid';

/** On a phone the panel opens below the map, and only its first lines would be visible. */
function focusAndScroll(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  const isInUpperHalf = top >= 0 && top < window.innerHeight / 2;
  if (!isInUpperHalf) heading.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}
