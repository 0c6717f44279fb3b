import { countryInCategory } from '@functions/_shared/domain/country-by-category.ts';
import type {
  CountryProfile,
  FactOrigin,
  SourcingCategory,
} from '@functions/_shared/domain/country-profiles.ts';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/lib/cn.ts';
import { formatInteger } from '@/lib/format.ts';
import { mapExplorerCopy } from '../copy.ts';
import { FactText, PanelRow } from './panel-parts.tsx';

const { categoryLabel, duty, panel: copy, risks } = mapExplorerCopy;

type PartProps = { profile: CountryProfile };

type CategoryPartProps = PartProps & {
  category: SourcingCategory | null;
};

/** Which category a figure is for. */
function ForCategory({ category }: { category: SourcingCategory }) {
  return <span className="text-muted">{copy.forCategory(category)}</span>;
}

/** Lead time, shipping, language, time zone, order size and trade agreements. */
export function GeneralInformation({ profile, category }: CategoryPartProps) {
  const { shippingToUS, languageBarrier, timezoneDiff } = profile.generalInfo;
  const facts = countryInCategory(profile, category);
  const { from, to, source } = facts.minimumOrderUnits;
  return (
    <dl>
      <PanelRow label={copy.leadTime}>
        <FactText fact={facts.leadTime} /> <ForCategory category={facts.category} />
      </PanelRow>
      <PanelRow label={copy.shipping}>
        <FactText fact={shippingToUS} />
      </PanelRow>
      <PanelRow label={copy.language}>
        <FactText fact={languageBarrier} />
      </PanelRow>
      <PanelRow label={copy.timezone}>
        <FactText fact={timezoneDiff} />
      </PanelRow>
      <PanelRow label={copy.minimumOrder}>
        <FactText fact={{ text: copy.units(formatInteger(from), formatInteger(to)), source }} />{' '}
        <ForCategory category={facts.category} />
      </PanelRow>
      <PanelRow label={copy.trade}>
        <FactText fact={profile.tradeAgreements} />
      </PanelRow>
    </dl>
  );
}

/** The risk is a colored word: color alone would exclude some readers. */
export function RiskAssessment({ profile }: PartProps) {
  return (
    <dl>
      <PanelRow label={copy.geopolitical}>
        <Badge tone={`risk-${profile.geopoliticalRisk}`}>{risks[profile.geopoliticalRisk]}</Badge>{' '}
        <FactText fact={profile.geopoliticalRiskReason} />
      </PanelRow>
      <PanelRow label={copy.maturity}>
        <FactText fact={profile.supplyChainMaturity} />
      </PanelRow>
    </dl>
  );
}

/** The rating and the expertise in every category; the chosen one stands out. */
export function CountryStrengths({ profile, category: chosen }: CategoryPartProps) {
  return (
    <ul className="flex flex-col gap-3">
      {profile.manufacturingStrengths.map(({ category, rating, expertise }) => (
        <li
          key={category}
          className={cn(
            'rounded-field border border-ink p-3',
            category === chosen && 'bg-butter/40',
          )}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{categoryLabel(category)}</span>
            <span className="spec-print">
              {copy.rating(rating)}, {copy.ratingWord(rating).toLowerCase()} ({copy.estimateMark})
            </span>
          </p>
          <span aria-hidden="true" className="mt-2 flex gap-1">
            {[1, 2, 3, 4, 5].map((step) => (
              <span
                key={step}
                className={cn(
                  'h-2.5 flex-1 rounded-pill border border-ink',
                  step <= rating ? 'bg-leaf' : 'bg-white',
                )}
              />
            ))}
          </span>
          <ul className="mt-2.5 flex flex-wrap gap-1.5">
            {expertise.map((skill) => (
              <li key={skill} className="rounded-pill bg-ink/5 px-2.5 py-0.5 text-sm">
                {skill}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The source of each statement in the panel, in a closed accordion. */
export function CountrySources({ profile, category }: CategoryPartProps) {
  return (
    <Accordion
      headingLevel={4}
      items={[
        {
          id: 'sources',
          title: copy.sources,
          content: (
            <dl className="flex flex-col gap-2 text-sm">
              {sourceRows(profile, category).map(({ field, text, source }) => (
                <div key={`${field} ${text}`}>
                  <dt className="text-[color:var(--fg)]">
                    <span className="font-semibold">{field}</span>
                    {text && `: ${text}`}
                  </dt>
                  <dd>{source}</dd>
                </div>
              ))}
            </dl>
          ),
        },
      ]}
    />
  );
}

function sourceRows(profile: CountryProfile, category: SourcingCategory | null) {
  const facts = countryInCategory(profile, category);
  const { shippingToUS, languageBarrier, timezoneDiff } = profile.generalInfo;
  const row = (field: string, origin: FactOrigin, text = '') => ({
    field,
    text,
    source: copy.source(origin),
  });
  return [
    { field: copy.strengths, text: '', source: copy.ratingsSource },
    ...facts.whyThisCountry.map(({ text, source }) => row(copy.why, source, text)),
    row(copy.leadTime, facts.leadTime.source),
    row(copy.shipping, shippingToUS.source),
    row(copy.language, languageBarrier.source),
    row(copy.timezone, timezoneDiff.source),
    row(copy.minimumOrder, facts.minimumOrderUnits.source),
    row(copy.trade, profile.tradeAgreements.source),
    { field: duty.total, text: '', source: duty.note },
    row(copy.certifications, profile.certificationsSource),
    row(copy.brands, profile.notableBrandsSource),
    row(copy.geopolitical, profile.geopoliticalRiskReason.source),
    row(copy.maturity, profile.supplyChainMaturity.source),
    ...facts.considerations.map(({ text, source }) => row(copy.considerations, source, text)),
  ];
}
