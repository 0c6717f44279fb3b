import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { Figure, Ground, TitledListWords } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type DrawnListProps = {
  words: TitledListWords & { figure?: Figure };
  drawing: ReactNode;
  ground?: Ground;
  /** Numbered if the order matters. */
  numbered?: boolean;
  /** The drawing stands on the right. */
  flipped?: boolean;
  /** Phones leave out drawing and figure, on pages that would be long otherwise. */
  isLeanOnPhones?: boolean;
};

/** A drawing with its heading and figure, beside the points of it as lines of a spec. */
export function DrawnList({
  words,
  drawing,
  ground,
  numbered,
  flipped,
  isLeanOnPhones,
}: DrawnListProps) {
  const List = numbered ? 'ol' : 'ul';
  // Few points are set larger, to fill the drawing's height.
  const isShort = words.items.length <= 3;
  return (
    <Section ground={ground} className="max-sm:py-12">
      <div
        className={cn(
          'grid items-start gap-x-12 gap-y-6 lg:gap-y-8 xl:gap-x-20',
          flipped
            ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
            : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        <div className={cn(flipped && 'lg:order-2')}>
          <SectionHeading label={words.label} title={words.title} text={words.text} />
          <div
            className={cn(
              'mt-6 items-center gap-x-5 gap-y-6 lg:mt-8',
              // On phones the figure stands beside a small drawing; alone, a drawing takes no room there.
              words.figure && !isLeanOnPhones
                ? 'grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] max-[22rem]:grid-cols-1 lg:grid-cols-1'
                : 'max-sm:hidden lg:grid lg:grid-cols-1',
            )}
          >
            <div className="overflow-hidden rounded-card border-[1.5px] border-ink max-lg:max-w-xl">
              {drawing}
            </div>
            {words.figure && (
              <SpecSheet className="grid-cols-1 lg:grid-cols-1">
                <SpecLabel caption={words.figure.label} value={words.figure.value} />
              </SpecSheet>
            )}
          </div>
        </div>
        <List className="border-b-[1.5px] border-[color:var(--fg)]">
          {words.items.map((item, index) => (
            <li
              key={item.title}
              className={cn(
                'grid gap-y-1 border-t-[1.5px] border-[color:var(--fg)] py-3',
                isShort
                  ? 'lg:gap-y-2 lg:py-8'
                  : 'gap-x-6 lg:py-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
              )}
            >
              <h3 className={cn('flex gap-3 text-title', isShort && 'lg:text-display-3')}>
                {numbered && (
                  <span className="spec-print min-w-[1.25em] self-center text-muted">
                    {index + 1}
                  </span>
                )}
                <span className="min-w-0">{item.title}</span>
              </h3>
              <p className={cn('text-muted', isShort && 'max-w-measure lg:text-lead')}>
                {item.text}
              </p>
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}
