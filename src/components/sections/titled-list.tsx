import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Ground, TitledListWords } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type TitledListProps = {
  words: TitledListWords;
  ground?: Ground;
  /** Numbered if the order matters. */
  numbered?: boolean;
  /** For items of a line or two: side by side even on a phone. */
  phoneColumns?: boolean;
  id?: string;
};

/** A heading and a few points, each with a title and a sentence or two below a hairline. */
export function TitledList({
  words,
  ground,
  numbered = false,
  phoneColumns = false,
  id,
}: TitledListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <Section ground={ground} id={id}>
      <SectionHeading {...words} />
      <List
        className={cn(
          'mt-8 grid gap-x-8 gap-y-5 sm:mt-10 sm:gap-y-8 lg:mt-14',
          phoneColumns && 'min-[22rem]:grid-cols-2 max-sm:gap-x-5',
          // Three items never break into two and one.
          words.items.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2',
          words.items.length % 3 === 0 && 'lg:grid-cols-3',
          words.items.length === 5 && 'lg:grid-cols-5',
          words.items.length === 4 && 'lg:grid-cols-4',
        )}
      >
        {words.items.map((item, index) => (
          <li
            key={item.title}
            className={cn(
              'border-t-[1.5px] border-[color:var(--fg)] pt-3 sm:pt-4',
              numbered && 'max-sm:grid max-sm:grid-cols-[1.75rem_minmax(0,1fr)]',
            )}
          >
            {numbered && (
              <span className="spec-print block pt-0.5 text-muted max-sm:row-span-2 sm:pt-0 sm:pb-3">
                {index + 1}
              </span>
            )}
            <h3 className="text-title">{item.title}</h3>
            <p className="mt-1 text-sm text-muted sm:mt-2">{item.text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
