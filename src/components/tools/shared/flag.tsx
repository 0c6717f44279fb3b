import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import bangladesh from 'country-flag-icons/string/3x2/BD';
import china from 'country-flag-icons/string/3x2/CN';
import india from 'country-flag-icons/string/3x2/IN';
import mexico from 'country-flag-icons/string/3x2/MX';
import pakistan from 'country-flag-icons/string/3x2/PK';
import portugal from 'country-flag-icons/string/3x2/PT';
import turkey from 'country-flag-icons/string/3x2/TR';
import vietnam from 'country-flag-icons/string/3x2/VN';

const drawings: Readonly<Record<MapCountry, string>> = {
  china,
  vietnam,
  mexico,
  turkey,
  india,
  pakistan,
  bangladesh,
  portugal,
};

/**
 * A country's flag beside its name, as high as the letters: drawn, since Windows shows a flag of
 * emoji as two letters. For the eye alone, so the name has to stand there in words.
 */
export function Flag({ country }: { country: MapCountry }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(drawings[country])}`}
      alt=""
      aria-hidden="true"
      width={24}
      height={16}
      className="mr-[0.45em] box-content inline-block h-[0.8em] w-[1.2em] max-w-none rounded-[2px] border border-ink/40 align-[-0.06em]"
    />
  );
}
