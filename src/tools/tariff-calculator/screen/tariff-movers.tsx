import {
  countryOfOrigin,
  type FactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { Movers } from '@/tools/movers/index.tsx';

type TariffMoversProps = {
  hts8: string;
  hit: TariffSearchHit | null;
  input: TariffInput;
  onUse: (country: FactoryCountry) => void;
};

/** What a move saves with this line; where the words for the product are missing, it asks for them. */
export function TariffMovers({ hts8, hit, input, onUse }: TariffMoversProps) {
  const { answers } = useToolProduct('tariff').known;
  const { originCodes, quantity, unitValueUsd } = input;
  const origins = originCodes
    .map(countryOfOrigin)
    .filter((country): country is FactoryCountry => country !== undefined);
  const [first] = origins;
  return (
    <Movers
      key={hts8}
      tool="tariff"
      product={hit?.matchedTerm ?? (answers.hts8 === hts8 ? answers.product : undefined)}
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
    />
  );
}
