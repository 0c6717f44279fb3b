import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { volumeBoundsUnits } from '@functions/_shared/domain/strategy/strategy.assumptions.ts';
import type { SharedRoadmap } from '@functions/_shared/domain/strategy/strategy-address.ts';
import { Movers } from '@/tools/movers/index.tsx';

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
