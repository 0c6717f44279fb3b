import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Ground, TitledListWords, TitledText } from '@/content/types.ts';

type TwoListsProps = {
  /** The longer points, one below the other. */
  main: TitledListWords;
  /** The shorter ones, side by side even on a phone. */
  side: TitledListWords;
  ground: Ground;
};

/** Two short lists of a page in one section, side by side where there is room. */
export function TwoLists({ main, side, ground }: TwoListsProps) {
  return (
    <Section ground={ground}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div>
          <SectionHeading label={main.label} title={main.title} />
          <ul className="mt-7 grid gap-y-5">
            {main.items.map((item) => (
              <Point key={item.title} of={item} />
            ))}
          </ul>
        </div>
        <div>
          <SectionHeading label={side.label} title={side.title} />
          <ul className="mt-7 grid gap-x-6 gap-y-5 min-[22rem]:grid-cols-2">
            {side.items.map((item) => (
              <Point key={item.title} of={item} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Point({ of: { title, text } }: { of: TitledText }) {
  return (
    <li className="border-t-[1.5px] border-[color:var(--fg)] pt-3">
      <h3 className="text-title">{title}</h3>
      <p className="mt-1.5 text-muted">{text}</p>
    </li>
  );
}
