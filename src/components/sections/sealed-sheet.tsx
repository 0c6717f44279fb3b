import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

type SealedSheetProps = {
  children: ReactNode;
  /** Where the details are, in percent of the drawing, and how long their black bars are. */
  details: readonly { xPercent: number; yPercent: number; widthEm: number }[];
};

/** A tech pack that says nothing: its details are numbered, and what they are is blacked out. */
export function SealedSheet({ children, details }: SealedSheetProps) {
  return (
    <div
      data-ground="white"
      className="@container rounded-card border-[1.5px] border-paper lg:rotate-1"
    >
      <div className="relative">
        <div className="overflow-hidden rounded-[18px]">{children}</div>
        {details.map(({ xPercent, yPercent, widthEm }, index) => {
          const isRight = xPercent > 50;
          return (
            <span
              key={`${xPercent} ${yPercent}`}
              aria-hidden="true"
              style={{ left: `${xPercent}%`, top: `${yPercent}%` }}
              className="spec-print pointer-events-none absolute flex h-0 w-0 items-center"
            >
              <span
                style={{ width: `${widthEm}em` }}
                className={cn(
                  'absolute hidden h-[26px] border-[1.5px] border-paper bg-ink @[30rem]:block',
                  isRight ? 'left-0' : 'right-0',
                )}
              />
              <span className="absolute grid size-[26px] -translate-x-1/2 place-items-center rounded-full border-[1.5px] border-ink bg-butter text-[13px] text-ink">
                {index + 1}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
