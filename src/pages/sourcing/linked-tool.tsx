import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { sourcingToolsContent } from '@/content/sourcing-tools.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useDamagedLink } from '@/tools/shared/use-damaged-link.ts';
import { openedTool } from './linked-result.ts';
import { toolComponents } from './tool-components.ts';
import { SourcingToolSkeleton } from './tool-skeleton.tsx';

/** The tool whose result the address carries, open to everybody; the gate to all tools below it. */
export function LinkedTool({ gate }: { gate: ReactNode }) {
  const [params] = useQueryParams();
  const [shown, setShown] = useState(() => openedTool(params, null));
  const tool = openedTool(params, shown);
  if (tool !== shown) setShown(tool);
  useDamagedLink(tool !== null);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(tool);

  // The pressed button leaves with its tool; the focus must not fall to the body.
  useEffect(() => {
    if (before.current === tool) return;
    before.current = tool;
    place.current?.focus();
  }, [tool]);

  if (tool === null) {
    return (
      <div ref={place} tabIndex={-1}>
        {gate}
      </div>
    );
  }
  const Tool = toolComponents[tool];
  const name = sourcingToolsContent.tabs[tool];
  return (
    <div ref={place} tabIndex={-1}>
      {/* Small: each tool begins with a heading of its own. */}
      <h2 className="mb-2 spec-print text-muted">{name}</h2>
      <Suspense fallback={<SourcingToolSkeleton name={name} />}>
        <Tool key={tool} email="" />
      </Suspense>
      <div data-print="hide" className="mt-section">
        {gate}
      </div>
    </div>
  );
}
