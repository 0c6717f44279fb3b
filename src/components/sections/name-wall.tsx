import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';

type NameWallProps = {
  words: { label: string; title: string; names: readonly string[]; note: string };
};

/** A wall of names, side by side. */
export function NameWall({ words }: NameWallProps) {
  return (
    <Section ground="kraft">
      <SectionHeading label={words.label} title={words.title} />
      <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,35%),1fr))] sm:mt-10 gap-px overflow-hidden rounded-card border-[1.5px] border-ink bg-ink sm:grid-cols-3 lg:grid-cols-4">
        {words.names.map((name) => (
          <li
            key={name}
            data-ground="white"
            className="grid min-h-14 place-items-center p-2.5 text-center font-display font-bold sm:min-h-20 sm:p-4 sm:text-title"
          >
            {name}
          </li>
        ))}
      </ul>
      <p className="spec-print mt-4 text-muted">{words.note}</p>
    </Section>
  );
}
