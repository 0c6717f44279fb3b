import type { CountryProfile } from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxCompared } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { Check, Plus } from 'lucide-react';
import { mapExplorerCopy } from '../copy.ts';

type CompareToggleProps = {
  profile: CountryProfile;
  label: string;
  /** The accessible name: the label with the country. */
  name: string;
  compared: readonly MapCountry[];
  onCompare: (country: MapCountry) => void;
};

/** Adds a country to the comparison or removes it. */
export function CompareToggle({ profile, label, name, compared, onCompare }: CompareToggleProps) {
  const pressed = compared.includes(profile.id);
  const full = !pressed && compared.length >= maxCompared;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={name}
      aria-disabled={full || undefined}
      title={full ? mapExplorerCopy.compare.full : undefined}
      onClick={() => !full && onCompare(profile.id)}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-pill border-[1.5px] border-ink bg-white px-3 text-sm font-medium aria-pressed:bg-butter enabled-hover:bg-butter/40 blocked:cursor-not-allowed blocked:border-ink/30 blocked:text-muted"
    >
      {pressed ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Plus aria-hidden="true" className="size-4" />
      )}
      {label}
    </button>
  );
}
