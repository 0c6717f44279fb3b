import { PanelSection } from '@/tools/shared/panel-section.tsx';
import type { StrategyBuilderContent } from '../copy.ts';
import { type ChecklistItem, categoryName, type Roadmap } from '../rules/roadmap.ts';

export type RoadmapChecklistProps = {
  words: StrategyBuilderContent['roadmap'];
  roadmap: Roadmap;
  doneIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

/** What must be in hand before the plan is done, to tick off over the months. */
export function RoadmapChecklist({ words, roadmap, doneIds, onToggle }: RoadmapChecklistProps) {
  const all = [...roadmap.checklist, ...roadmap.categoryTasks];
  const done = all.filter(({ id }) => doneIds.has(id)).length;
  return (
    <PanelSection className="flex flex-col gap-6">
      <div>
        <h3 className="text-title">{words.checklistTitle}</h3>
        <p className="mt-1 text-sm text-muted">
          <span role="status">{words.ticked(done, all.length)}</span>. {words.checklistText}
        </p>
      </div>
      <TickList
        label={words.checklistTitle}
        items={roadmap.checklist}
        doneIds={doneIds}
        onToggle={onToggle}
      />
      <div className="flex flex-col gap-2">
        <h4 className="font-semibold">{words.categoryTitle(categoryName(roadmap.answers))}</h4>
        <TickList
          label={words.categoryTitle(categoryName(roadmap.answers))}
          items={roadmap.categoryTasks}
          doneIds={doneIds}
          onToggle={onToggle}
        />
      </div>
    </PanelSection>
  );
}

function TickList({
  label,
  items,
  doneIds,
  onToggle,
}: Pick<RoadmapChecklistProps, 'doneIds' | 'onToggle'> & {
  label: string;
  items: readonly ChecklistItem[];
}) {
  return (
    <ul aria-label={label} className="grid gap-x-12 lg:grid-cols-2">
      {items.map(({ id, text }) => (
        <li key={id} className="border-b border-ink/15">
          <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
            <input
              type="checkbox"
              checked={doneIds.has(id)}
              onChange={() => onToggle(id)}
              className="mt-0.5 size-5 shrink-0 accent-leaf"
            />
            <span className={doneIds.has(id) ? 'text-muted line-through' : undefined}>{text}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
