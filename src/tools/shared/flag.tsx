import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { flagDrawings } from './flag-drawings.generated.ts';

/**
 * A country's flag beside its name, as high as the letters: drawn, since Windows shows a flag of
 * emoji as two letters. For the eye alone, so the name has to stand there in words.
 */
export function Flag({ country }: { country: MapCountry }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(flagDrawings[country])}`}
      alt=""
      aria-hidden="true"
      width={24}
      height={16}
      className="mr-[0.45em] box-content inline-block h-[0.8em] w-[1.2em] max-w-none rounded-[2px] border border-ink/40 align-[-0.06em]"
    />
  );
}
