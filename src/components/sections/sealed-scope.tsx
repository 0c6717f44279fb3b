import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { TitledListWords } from '@/content/types.ts';

type SealedScopeProps = {
  words: TitledListWords & {
    seal: {
      title: string;
      /** Read out in place of a blacked-out value. */
      hidden: string;
      /** Lines without a value are blacked out. */
      lines: readonly { name: string; value?: string }[];
    };
  };
};

/** What we take on, next to a carton label with blacked-out values. */
export function SealedScope({ words }: SealedScopeProps) {
  return (
    <Section ground="kraft" edge="perforated">
      <div className="grid items-start gap-12 lg:grid-cols-[1.5fr_1fr] lg:gap-20">
        <div>
          <SectionHeading label={words.label} title={words.title} />
          <ul className="mt-10">
            {words.items.map((item) => (
              <li key={item.title} className="border-t-[1.5px] border-ink py-5">
                <h3 className="text-title">{item.title}</h3>
                <p className="mt-1.5 max-w-measure">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div
          data-ground="white"
          data-print="hide"
          className="rotate-2 rounded-card border-[1.5px] border-ink p-[min(1.5rem,7.5vw)] sm:p-8"
        >
          <p className="border-b-[1.5px] border-ink pb-4 font-display text-display-3">
            {words.seal.title}
          </p>
          <dl className="font-mono text-label">
            {words.seal.lines.map((line) => (
              <div
                key={line.name}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-dashed border-ink/50 py-3.5 last:border-b-0 last:pb-0"
              >
                <dt className="grow text-muted">{line.name}</dt>
                <dd className="basis-[min(9rem,100%)] lg:basis-[55%]">
                  {line.value ?? (
                    <>
                      <span aria-hidden="true" className="block h-5 bg-ink" />
                      <span className="sr-only">{words.seal.hidden}</span>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
