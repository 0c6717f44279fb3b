import { countryOfOrigin } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { LandedView } from '@/tools/landed-view/index.tsx';
import { useLineWords } from './use-line-words.ts';

type TariffLandedViewProps = {
  hts8: string;
  hit: TariffSearchHit | null;
  input: TariffInput;
  /** The input is somebody else's: their price says nothing of the visitor's profit. */
  isOthers: boolean;
};

/** The whole way of one piece, below its duty, where there are words for the goods. */
export function TariffLandedView({ hts8, hit, input, isOthers }: TariffLandedViewProps) {
  const product = useLineWords(hts8, hit, input);
  if (product === undefined) return null;
  const [firstOrigin = ''] = input.originCodes;
  return (
    <LandedView
      tool="tariff"
      product={product}
      country={countryOfOrigin(firstOrigin) ?? 'ai-choose'}
      // An order of no pieces is none yet.
      units={input.quantity || undefined}
      hts8={hts8}
      fobUsd={input.unitValueUsd}
      shared={isOthers ? null : undefined}
    />
  );
}
