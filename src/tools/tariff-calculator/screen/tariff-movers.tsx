import {
  countryOfOrigin,
  type FactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { Movers } from '@/tools/movers/index.tsx';
import { useLineWords } from './use-line-words.ts';

type TariffMoversProps = {
  hts8: string;
  hit: TariffSearchHit | null;
  input: TariffInput;
  /** The input is somebody else's. */
  isOthers: boolean;
  onUse: (country: FactoryCountry) => void;
};

/** What a move saves with this line; where the words for the product are missing, it asks for them. */
export function TariffMovers({ hts8, hit, input, isOthers, onUse }: TariffMoversProps) {
  const product = useLineWords(hts8, hit, input);
  const { originCodes, quantity, unitValueUsd } = input;
  const origins = originCodes
    .map(countryOfOrigin)
    .filter((country): country is FactoryCountry => country !== undefined);
  const [first] = origins;
  return (
    <Movers
      key={hts8}
      tool="tariff"
      product={product}
      hts8={hts8}
      // An order of no pieces is none yet.
      units={quantity || undefined}
      fob={
        first === undefined || unitValueUsd === undefined
          ? undefined
          : { country: first, usd: unitValueUsd }
      }
      usmcaClaim={input.usmcaClaim}
      marked={origins}
      used={first}
      onUse={onUse}
      isShared={isOthers}
    />
  );
}
