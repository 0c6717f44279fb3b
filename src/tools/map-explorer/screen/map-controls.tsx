import {
  categoryMean,
  countriesStrongIn,
  type SourcingCategory,
  sourcingCategories,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import { type MapColoring, mapColorings } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { Chips } from '@/components/ui/chips.tsx';
import { FieldGroup } from '@/components/ui/field.tsx';
import { mapExplorerCopy as copy } from '../copy.ts';

type MapControlsProps = {
  category: SourcingCategory | null;
  coloring: MapColoring;
  onCategory: (category: SourcingCategory | null) => void;
  onColoring: (coloring: MapColoring) => void;
};

const all = 'all';

/** Which category the map shows, and what it is colored by. */
export function MapControls({ category, coloring, onCategory, onColoring }: MapControlsProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8">
      <FieldGroup label={copy.categoriesLabel}>
        <Chips
          options={[
            { value: all, label: copy.allCategories },
            ...sourcingCategories.map((value) => ({ value, label: copy.categoryLabel(value) })),
          ]}
          value={[category ?? all]}
          onValueChange={(values) => {
            const chosen = values.find((value) => value !== (category ?? all));
            onCategory(sourcingCategories.find((each) => each === chosen) ?? null);
          }}
        />
        <p role="status" className="text-sm text-muted">
          {category === null ? copy.highlightPrompt : highlightText(category)}
        </p>
      </FieldGroup>
      <FieldGroup label={copy.coloringLabel}>
        <Chips
          options={mapColorings.map((value) => ({ value, label: copy.colorings[value].label }))}
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

/** With many strong countries, the highlight alone does not show who leads. */
function highlightText(category: SourcingCategory): string {
  const strong = countriesStrongIn(category);
  const best = Math.max(...strong.map(({ id }) => sourcingRating(id, category)));
  const leaders = strong.filter(({ id }) => sourcingRating(id, category) === best);
  const ordered = leaders
    .map(({ id, name }) => ({ name, mean: categoryMean(id, category) }))
    .sort((a, b) => b.mean - a.mean);
  const sentence = copy.highlighted(
    strong.length,
    copy.categoryLabel(category),
    ordered.map(({ name }) => name),
    best,
  );
  return ordered.length > 1 ? `${sentence} ${copy.leaderOrder(ordered)}` : sentence;
}
