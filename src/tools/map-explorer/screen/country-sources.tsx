import type { CountryProfile, FactOrigin } from '@functions/_shared/domain/country-profiles.ts';
import { Accordion } from '@/components/ui/accordion.tsx';
import type { MapExplorerContent } from '../copy.ts';

type CountrySourcesProps = { words: MapExplorerContent; profile: CountryProfile };

/** Where each statement of the panel comes from, one tap away. */
export function CountrySources({ words, profile }: CountrySourcesProps) {
  return (
    <Accordion
      headingLevel={4}
      items={[
        {
          id: 'sources',
          title: words.panel.sources,
          content: (
            <dl className="flex flex-col gap-2 text-sm">
              {sourceRows(words, profile).map(({ field, text, source }) => (
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

function sourceRows({ panel, duty }: MapExplorerContent, profile: CountryProfile) {
  const { typicalLeadTime, shippingToUS, languageBarrier, timezoneDiff } = profile.generalInfo;
  const row = (field: string, origin: FactOrigin, text = '') => ({
    field,
    text,
    source: panel.source(origin),
  });
  return [
    { field: panel.strengths, text: '', source: panel.ratingsSource },
    ...profile.whyThisCountry.map(({ text, source }) => row(panel.why, source, text)),
    row(panel.leadTime, typicalLeadTime.source),
    row(panel.shipping, shippingToUS.source),
    row(panel.language, languageBarrier.source),
    row(panel.timezone, timezoneDiff.source),
    row(panel.minimumOrder, profile.minimumOrderUnits.source),
    row(panel.trade, profile.tradeAgreements.source),
    { field: duty.total, text: '', source: duty.note },
    row(panel.certifications, profile.certificationsSource),
    row(panel.brands, profile.notableBrandsSource),
    row(panel.geopolitical, profile.geopoliticalRiskReason.source),
    row(panel.maturity, profile.supplyChainMaturity.source),
    ...profile.considerations.map(({ text, source }) => row(panel.considerations, source, text)),
  ];
}
