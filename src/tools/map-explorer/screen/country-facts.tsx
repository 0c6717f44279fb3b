import type { CountryProfile } from '@functions/_shared/domain/country-profiles.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { formatInteger } from '@/lib/format.ts';
import type { MapExplorerContent } from '../copy.ts';
import { FactText, PanelRow } from './panel-parts.tsx';

type PartProps = { words: MapExplorerContent['panel']; profile: CountryProfile };

/** Time, transport, talk and trade. */
export function GeneralInformation({ words, profile }: PartProps) {
  const { typicalLeadTime, shippingToUS, languageBarrier, timezoneDiff } = profile.generalInfo;
  const { from, to, source } = profile.minimumOrderUnits;
  return (
    <dl>
      <PanelRow label={words.leadTime}>
        <FactText words={words} fact={typicalLeadTime} />
      </PanelRow>
      <PanelRow label={words.shipping}>
        <FactText words={words} fact={shippingToUS} />
      </PanelRow>
      <PanelRow label={words.language}>
        <FactText words={words} fact={languageBarrier} />
      </PanelRow>
      <PanelRow label={words.timezone}>
        <FactText words={words} fact={timezoneDiff} />
      </PanelRow>
      <PanelRow label={words.minimumOrder}>
        <FactText
          words={words}
          fact={{ text: words.units(formatInteger(from), formatInteger(to)), source }}
        />
      </PanelRow>
      <PanelRow label={words.trade}>
        <FactText words={words} fact={profile.tradeAgreements} />
      </PanelRow>
    </dl>
  );
}

/** The risk is a word in its color, never a color alone. */
export function RiskAssessment({
  words,
  profile,
}: {
  words: MapExplorerContent;
  profile: CountryProfile;
}) {
  const { panel, risks } = words;
  return (
    <dl>
      <PanelRow label={panel.geopolitical}>
        <Badge tone={`risk-${profile.geopoliticalRisk}`}>{risks[profile.geopoliticalRisk]}</Badge>{' '}
        <FactText words={panel} fact={profile.geopoliticalRiskReason} />
      </PanelRow>
      <PanelRow label={panel.maturity}>
        <FactText words={panel} fact={profile.supplyChainMaturity} />
      </PanelRow>
    </dl>
  );
}
