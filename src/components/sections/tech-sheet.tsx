import type { ReactNode } from 'react';
import type { Callout, Figure } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type TechSheetProps = {
  children: ReactNode;
  callouts?: readonly Callout[];
  /** The title block below the drawing. */
  figures?: readonly Figure[];
  /** On phones the drawing shows its middle only, so nothing is pointed at. */
  isCroppedOnPhones?: boolean;
  className?: string;
};

/**
 * A drawing on its sheet, as in a tech pack: numbered details with their labels, and a title block.
 * Labels stand at their details where the sheet is wide for the size of the text, else in a list
 * below; screen readers always have the list.
 */
export function TechSheet({
  children,
  callouts = [],
  figures = [],
  isCroppedOnPhones = false,
  className,
}: TechSheetProps) {
  return (
    <div
      data-ground="white"
      className={cn('@container overflow-hidden rounded-card border-[1.5px] border-ink', className)}
    >
      <div className="relative">
        {children}
        {callouts.map((callout, index) => (
          <Pin
            key={callout.text}
            number={index + 1}
            className={isCroppedOnPhones ? 'max-sm:hidden' : ''}
            {...callout}
          />
        ))}
      </div>
      {callouts.length > 0 && (
        <ol className="spec-print grid gap-x-4 gap-y-1 sm:gap-x-6 border-t-[1.5px] border-ink px-3.5 py-2.5 @[20rem]:grid-cols-2 sm:px-4 sm:py-3.5 @[38rem]:sr-only">
          {callouts.map(({ text }, index) => (
            <li key={text} className="flex gap-2 @[38rem]:whitespace-nowrap">
              <span aria-hidden="true" className="text-tomato">
                {index + 1}
              </span>
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ol>
      )}
      {figures.length > 0 && <TitleBlock figures={figures} />}
    </div>
  );
}

function Pin({
  text,
  number,
  xPercent,
  yPercent,
  side = xPercent > 55 ? 'left' : 'right',
  className,
}: Callout & { number: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${xPercent}%`, top: `${yPercent}%` }}
      className={cn('spec-print pointer-events-none absolute flex size-0 items-center', className)}
    >
      <span
        className={cn(
          'absolute hidden whitespace-nowrap border-[1.5px] border-ink bg-white py-0.5 text-ink @[38rem]:block',
          side === 'left'
            ? 'right-0 rounded-l-chip pr-5 pl-2.5'
            : 'left-0 rounded-r-chip pr-2.5 pl-5',
        )}
      >
        {text}
      </span>
      <span className="absolute left-0 grid size-[22px] -translate-x-1/2 place-items-center rounded-full border-[1.5px] border-ink bg-tomato text-[12px] text-white @[38rem]:size-[26px] @[38rem]:text-[13px]">
        {number}
      </span>
    </span>
  );
}

function TitleBlock({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid max-sm:hidden grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] border-t-[1.5px] border-ink">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          // Each draws the line on its left, the first one's beyond the edge.
          className="-ml-[1.5px] border-l-[1.5px] border-ink px-3.5 py-2.5 sm:px-4 sm:py-3.5"
        >
          <dt className="spec-print text-muted">{label}</dt>
          <dd className="font-display text-title tabular-nums @[38rem]:text-display-3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
