import type { SourcingCategory } from '@functions/_shared/domain/country-profiles.ts';
import type { MapColoring } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { mapExplorerCopy as copy } from '../copy.ts';
import { type MapShade, scaleOf } from '../rules/map-scale.ts';
import { ShadeSwatch } from './shade-swatch.tsx';

type MapLegendProps = {
  category: SourcingCategory | null;
  coloring: MapColoring;
  /** The day of entry, 'YYYY-MM-DD'. */
  entryDay: string;
};

/** What the map's colors mean, in words. */
export function MapLegend({ category, coloring, entryDay }: MapLegendProps) {
  const { title, steps } = copy.colorings[coloring];
  return (
    <div>
      <p className="font-semibold">{title(category)}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5">
        {scaleOf(coloring).map(({ shade }, index) => (
          <Entry key={shade} shade={shade} text={steps[index]} />
        ))}
        <Entry shade={null} text={copy.map.noData} />
      </ul>
      <p className="mt-2 text-sm text-muted">{copy.map.scaleNote}</p>
      {coloring === 'duty' && (
        <p className="mt-2 text-sm text-muted">{copy.duty.basis(entryDay)}</p>
      )}
    </div>
  );
}

function Entry({ shade, text }: { shade: MapShade | null; text: string | undefined }) {
  return (
    <li className="spec-print flex items-center gap-2">
      <ShadeSwatch shade={shade} className="h-4 w-7" />
      {text}
    </li>
  );
}
