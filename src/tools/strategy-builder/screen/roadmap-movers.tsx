import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { Movers } from '@/tools/movers/index.tsx';
import { volumeBoundsUnits } from '../rules/strategy.assumptions.ts';
import type { SharedRoadmap } from '../rules/strategy-address.ts';

type RoadmapMoversProps = {
  shared: SharedRoadmap;
  /** The roadmap is somebody else's. */
  isOthers: boolean;
  onWriteRfq: (country: FactoryCountry) => void;
};

/** What the roadmap's move saves, and when that has paid for it. */
export function RoadmapMovers({ shared, isOthers, onWriteRfq }: RoadmapMoversProps) {
  const { answers, mix } = shared;
  const { currentCountry, volume } = answers;
  return (
    <Movers
      tool="strategy"
      today={isFactoryCountry(currentCountry) ? currentCountry : undefined}
      volume={volumeBoundsUnits[volume]}
      marked={mix.newCountries.filter(({ sharePct }) => sharePct > 0).map(({ country }) => country)}
      onWriteRfq={onWriteRfq}
      isShared={isOthers}
    />
  );
}
