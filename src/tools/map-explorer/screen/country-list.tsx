import type {
  CountryProfile,
  SourcingCategory,
} from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { MapColoring } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { ChevronRight } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Flag } from '@/tools/shared/flag.tsx';
import { mapExplorerCopy as copy } from '../copy.ts';
import { bestFirst, isStrongIn, mapValue, shadeOf } from '../rules/map-scale.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { ShadeSwatch } from './shade-swatch.tsx';

type CountryListProps = {
  profiles: readonly CountryProfile[];
  category: SourcingCategory | null;
  coloring: MapColoring;
  compared: readonly MapCountry[];
  onOpen: (country: MapCountry) => void;
  onCompare: (country: MapCountry) => void;
};

/** Everything the map shows and does, as a list. */
export function CountryList({
  profiles,
  category,
  coloring,
  compared,
  onOpen,
  onCompare,
}: CountryListProps) {
  return (
    <>
      <h4 className="text-title">{copy.list.title}</h4>
      <p className="mt-1 text-sm text-muted">{copy.list.prompt}</p>
      <ul className="mt-4 border-t-[1.5px] border-ink">
        {bestFirst(profiles, coloring, category).map((profile) => {
          const value = mapValue(profile, coloring, category);
          return (
            <li
              key={profile.id}
              className="flex items-center gap-2 border-b border-dashed border-ink/50"
            >
              <button
                type="button"
                data-open-country={profile.id}
                onClick={() => onOpen(profile.id)}
                className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-chip py-2 text-left hover:bg-butter/30"
              >
                <ShadeSwatch shade={shadeOf(coloring, value)} className="h-9 w-3" />
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
                  <span className="font-semibold">
                    <Flag country={profile.id} />
                    {profile.name}
                  </span>
                  <span className="spec-print text-muted">
                    <span className="sr-only">{copy.colorings[coloring].label}: </span>
                    {copy.colorings[coloring].value(value)}
                  </span>
                  {category !== null && isStrongIn(profile, category) && (
                    <StrongBadge category={category} />
                  )}
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
              </button>
              <CompareToggle
                profile={profile}
                label={copy.list.compareShort}
                name={copy.list.compare(profile.name)}
                compared={compared}
                onCompare={onCompare}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function StrongBadge({ category }: { category: SourcingCategory }) {
  const { short, rest } = copy.strong(copy.categoryLabel(category));
  return (
    <Badge tone="butter">
      <span>
        {short}
        <span className="max-sm:sr-only">{rest}</span>
      </span>
    </Badge>
  );
}
