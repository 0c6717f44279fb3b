import {
  countriesStrongIn,
  type SourcingCategory,
  sourcingCategories,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import { Chips } from '@/components/ui/chips.tsx';
import { FieldGroup } from '@/components/ui/field.tsx';
import type { MapExplorerContent } from '../copy.ts';
import { type MapColoring, mapColorings } from '../rules/map-url.ts';

type MapControlsProps = {
  words: MapExplorerContent;
  category: SourcingCategory | null;
  coloring: MapColoring;
  onCategory: (category: SourcingCategory | null) => void;
  onColoring: (coloring: MapColoring) => void;
};

const all = 'all';

/** Which category is looked at, and what the map is colored by. */
export function MapControls({
  words,
  category,
  coloring,
  onCategory,
  onColoring,
}: MapControlsProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8">
      <FieldGroup label={words.categoriesLabel}>
        <Chips
          options={[
            { value: all, label: words.allCategories },
            ...sourcingCategories.map((value) => ({ value, label: words.categoryLabel(value) })),
          ]}
          value={[category ?? all]}
          onValueChange={(values) => {
            const chosen = values.find((value) => value !== (category ?? all));
            onCategory(sourcingCategories.find((each) => each === chosen) ?? null);
          }}
        />
        <p role="status" className="text-sm text-muted">
          {category === null ? words.highlightPrompt : highlightText(words, category)}
        </p>
      </FieldGroup>
      <FieldGroup label={words.coloringLabel}>
        <Chips
          options={mapColorings.map((value) => ({ value, label: words.colorings[value].label }))}
          value={[coloring]}
          onValueChange={(values) => {
            const chosen = values.find((value) => value !== coloring);
            if (chosen !== undefined) onColoring(chosen);
          }}
        />
      </FieldGroup>
    </div>
  );
}

/** Where many are strong, the highlight alone does not say who leads. */
function highlightText(words: MapExplorerContent, category: SourcingCategory): string {
  const strong = countriesStrongIn(category);
  const best = Math.max(...strong.map(({ id }) => sourcingRating(id, category)));
  const leaders = strong.filter(({ id }) => sourcingRating(id, category) === best);
  return words.highlighted(
    strong.length,
    words.categoryLabel(category),
    leaders.map(({ name }) => name),
    best,
  );
}
