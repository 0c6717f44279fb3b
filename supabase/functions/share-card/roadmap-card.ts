import { mapCountryLabels } from '../_shared/domain/manufacturing-countries.ts';
import { sourcingCategoryLabels } from '../_shared/domain/sourcing-categories.ts';
import { pilotUnits } from '../_shared/domain/strategy/pilot.ts';
import { monthsText, planMonths } from '../_shared/domain/strategy/plan-months.ts';
import { parseStrategyParams } from '../_shared/domain/strategy/strategy-address.ts';
import type { AnnualVolume } from '../_shared/domain/strategy/strategy-answers.ts';
import { strategyFor } from '../_shared/domain/strategy/strategy-type.ts';
import { drawnSamples } from './drawn-samples.ts';
import { wholeText } from './figures-text.ts';
import type { ShareCard } from './share-card.ts';

/** The move that a roadmap plans; null where its link leaves an answer or the shares out. */
export function roadmapCard(params: URLSearchParams): ShareCard | null {
  const roadmap = parseStrategyParams(params);
  if (roadmap?.mix === undefined) return null;
  const { answers, mix } = roadmap;
  const [first, ...others] = mix.newCountries.filter(({ sharePct }) => sharePct > 0);
  if (first === undefined) return null;
  const { type } = strategyFor(answers);
  return {
    kind: 'result',
    label: `Where to move production: ${sourcingCategoryLabels[answers.category]}`,
    figure: mapCountryLabels[first.country],
    caption: `${first.sharePct}% of the volume, in ${monthsText(planMonths[type])}`,
    facts: [
      { label: 'Pilot order, units', value: pilotText(answers.volume) },
      ...others.slice(0, 2).map(({ country, sharePct }) => ({
        label: mapCountryLabels[country],
        value: `${sharePct}%`,
      })),
    ],
    note: 'Time, shares and pilot are planning figures, not a quote.',
    goods: drawnSamples[answers.category],
    ground: 'butter',
  };
}

/** As the page says it. */
function pilotText(volume: AnnualVolume): string {
  const { min, max } = pilotUnits(volume);
  if (max === null) return `${wholeText(min)} or more`;
  return min === 0 ? `up to ${wholeText(max)}` : `${wholeText(min)} to ${wholeText(max)}`;
}
