import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { cn } from '@/lib/cn.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { strategyBuilderCopy } from '../copy.ts';
import { type ChecklistItem, categoryName, type Roadmap } from '../rules/roadmap.ts';
import { loadDoneIds, storeDoneIds } from '../storage.ts';

const copy = strategyBuilderCopy.roadmap;

type RoadmapChecklistProps = {
  roadmap: Roadmap;
  doneIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

/** What the plan needs, to check off over the months. */
export function RoadmapChecklist({ roadmap, doneIds, onToggle }: RoadmapChecklistProps) {
  const titleClass = usePartTitleClass(copy.checklistTitle);
  const all = [...roadmap.checklist, ...roadmap.categoryTasks];
  const done = all.filter(({ id }) => doneIds.has(id)).length;
  return (
    <PanelSection className="flex flex-col gap-6">
      <div>
        <h3 className={cn('text-title', titleClass)}>{copy.checklistTitle}</h3>
        <p className="mt-1 text-sm text-muted">
          <span role="status">{copy.ticked(done, all.length)}</span>. {copy.checklistText}
        </p>
      </div>
      <TickList
        label={copy.checklistTitle}
        items={roadmap.checklist}
        doneIds={doneIds}
        onToggle={onToggle}
      />
      <div className="flex flex-col gap-2">
        <h4 className="font-semibold">{copy.categoryTitle(categoryName(roadmap.answers))}</h4>
        <TickList
          label={copy.categoryTitle(categoryName(roadmap.answers))}
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
          <Checkbox
            checked={doneIds.has(id)}
            onCheckedChange={() => onToggle(id)}
            className="py-2.5"
          >
            <span className={doneIds.has(id) ? 'text-muted line-through' : undefined}>{text}</span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

/** The checked items, stored on the device with every change. */
export function useChecklist() {
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(loadDoneIds);

  function toggle(id: string) {
    // Read again: another tab may have checked something since.
    const next = loadDoneIds();
    if (doneIds.has(id)) next.delete(id);
    else next.add(id);
    storeDoneIds(next);
    // What could not be stored stays checked on the page.
    setDoneIds((before) => {
      const shown = new Set([...before, ...next]);
      if (before.has(id)) shown.delete(id);
      else shown.add(id);
      return shown;
    });
  }

  return { doneIds, toggle };
}
