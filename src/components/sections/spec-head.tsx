import type { ReactNode } from 'react';
import { ActionRow } from '@/components/sections/action-row.tsx';
import type { PageHeroWords } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type SpecHeadProps = {
  words: PageHeroWords;
  /** What lies on the ground: a drawing's sheet, a product, a form. */
  sheet: ReactNode;
  /** The sheet stands beside the title, or below it at full width. */
  layout?: 'beside' | 'below';
  /** Something to do, below both at full width. */
  below?: ReactNode;
};

/** A page's first screen as a product's spec: title and call, and what they are about laid out. */
export function SpecHead({ words, sheet, layout = 'beside', below }: SpecHeadProps) {
  const { ground } = words;
  return (
    <section data-ground={ground} className="edge-perforated relative z-1 overflow-x-clip">
      <div className="page-container pt-24 pb-8 lg:pt-32 lg:pb-20">
        {layout === 'beside' ? (
          <div className="grid items-center gap-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12 xl:gap-16">
            <div>
              <Title {...words} className="lg:text-[3.5rem] xl:text-[4.75rem]" />
              <Call {...words} />
            </div>
            {sheet}
          </div>
        ) : (
          <>
            <div className="grid items-end gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <Title {...words} className="max-w-[12em]" />
              <Call {...words} />
            </div>
            <div className="mt-7 lg:mt-12">{sheet}</div>
          </>
        )}
        {below}
      </div>
    </section>
  );
}

function Title({ label, title, className }: PageHeroWords & { className: string }) {
  return (
    <div>
      <p className="spec-print mb-4 text-muted">{label}</p>
      <h1 className={cn('text-display-1', className)}>{title}</h1>
    </div>
  );
}

function Call({ lead, actions }: PageHeroWords) {
  return (
    <div>
      <p className="mt-5 max-w-measure text-lead lg:mt-6">{lead}</p>
      {actions.length > 0 && <ActionRow actions={actions} size="lg" className="mt-7" />}
    </div>
  );
}
