import { countryInCategory } from '../_shared/domain/country-by-category.ts';
import { countryProfile, sourcingCategoryLabels } from '../_shared/domain/country-profiles.ts';
import { sampleDutyText } from '../_shared/domain/tariff/sample-duties.ts';
import { sampleProductNames } from '../_shared/domain/tariff/sample-products.ts';
import { parseMapState } from '../_shared/domain/tool-inputs/map-url.ts';
import { drawnSamples } from './drawn-samples.ts';
import { wholeText } from './figures-text.ts';
import type { ShareCard } from './share-card.ts';

/** A country of the sourcing map; null where the link opens none. */
export function mapCard(params: URLSearchParams): ShareCard | null {
  const { country, category } = parseMapState(params);
  if (country === null) return null;
  const profile = countryProfile(country);
  const facts = countryInCategory(profile, category);
  const { leadTimeDays, minimumOrderUnits } = facts;
  const dutyCategory = category ?? 'apparel';
  return {
    kind: 'result',
    label: `Where to make it: ${sourcingCategoryLabels[facts.category]}`,
    figure: profile.name,
    caption: `${sampleDutyText(dutyCategory, country)} US duty on a ${sampleProductNames[dutyCategory]}`,
    facts: [
      { label: 'Lead time', value: `${rangeText(leadTimeDays)} days` },
      { label: 'Minimum order', value: `${rangeText(minimumOrderUnits)} units` },
    ],
    note: 'The page names the source of each figure, or says that it’s our estimate.',
    goods: drawnSamples[dutyCategory],
    ground: 'sky',
  };
}

function rangeText({ from, to }: { from: number; to: number }): string {
  return from === to ? wholeText(from) : `${wholeText(from)}-${wholeText(to)}`;
}
