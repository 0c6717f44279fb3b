import type { ReactNode } from 'react';
import type { Ground } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type ToolHeaderProps = {
  words: { label: string; title: string; lead: string; ground: Ground };
  /** One line, for visitors who know the page and come for its tool. */
  isFolded?: boolean;
  children: ReactNode;
};

/** The hero of a page whose first screen is a tool. */
export function ToolHeader({ words, isFolded = false, children }: ToolHeaderProps) {
  return (
    <section data-ground={words.ground} className="edge-torn relative z-1">
      <div className={cn('page-container pb-section', isFolded ? 'pt-24' : 'pt-28 lg:pt-36')}>
        {!isFolded && <p className="spec-print mb-4 text-muted">{words.label}</p>}
        {/* The same element when it is folded: it may have the focus. */}
        <h1 className={isFolded ? 'text-base text-muted' : 'max-w-4xl text-display-1'}>
          {words.title}
        </h1>
        {!isFolded && <p className="mt-6 max-w-measure text-lead">{words.lead}</p>}
        <div className={isFolded ? 'mt-4' : 'mt-10'}>{children}</div>
      </div>
    </section>
  );
}
