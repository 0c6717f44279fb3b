import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { IncognitoSticker } from '@/components/stickers/incognito-sticker.tsx';
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
    <Section ground="kraft" edge="perforated" className="max-sm:py-12">
      <div className="grid items-center gap-9 sm:gap-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-20">
        <div>
          <SectionHeading label={words.label} title={words.title} />
          <ul className="mt-7 lg:mt-10">
            {words.items.map((item) => (
              <li key={item.title} className="border-t-[1.5px] border-ink py-4 sm:py-5 lg:py-7">
                <h3 className="text-title lg:text-display-3">{item.title}</h3>
                <p className="mt-1.5 max-w-measure lg:mt-2.5 lg:text-lead">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div
          data-ground="white"
          data-print="hide"
          className="relative rotate-2 rounded-card border-[1.5px] border-ink p-[min(1.5rem,7.5vw)] sm:p-8 lg:p-10"
        >
          <span className="absolute -top-12 right-6 hidden sm:block lg:-top-16">
            <IncognitoSticker className="size-28 rotate-6 lg:size-36" />
          </span>
          <p className="border-b-[1.5px] border-ink pb-4 font-display text-display-3 sm:pr-32 lg:pt-10 lg:pr-0 lg:pb-8 lg:text-display-2">
            {words.seal.title}
          </p>
          <dl className="font-mono text-label lg:text-base">
            {words.seal.lines.map((line) => (
              <div
                key={line.name}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-dashed border-ink/50 py-3.5 lg:py-5 last:border-b-0 last:pb-0"
              >
                <dt className="grow text-muted">{line.name}</dt>
                <dd className="basis-[min(9rem,100%)] lg:basis-[55%]">
                  {line.value ?? (
                    <>
                      <span aria-hidden="true" className="block h-5 bg-ink lg:h-6" />
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
