import type { ReactNode } from 'react';
import type { Ground } from '@/content/types.ts';

type ToolHeaderProps = {
  words: { label: string; title: string; lead: string; ground: Ground };
  children: ReactNode;
};

/** The hero of a page whose first screen is a tool. */
export function ToolHeader({ words, children }: ToolHeaderProps) {
  return (
    <section data-ground={words.ground} className="edge-torn relative z-1">
      <div className="page-container pt-28 pb-section lg:pt-36">
        <p className="spec-print mb-4 text-muted">{words.label}</p>
        <h1 className="max-w-4xl text-display-1">{words.title}</h1>
        <p className="mt-6 max-w-measure text-lead">{words.lead}</p>
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
