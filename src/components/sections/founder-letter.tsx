import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { FounderWords } from '@/pages/about/story-copy.ts';

/** The founder's letter on a sheet of paper, signed with a monogram sticker. */
export function FounderLetter({ words }: { words: FounderWords }) {
  return (
    <Section className="overflow-x-clip">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.5fr] lg:grid-rows-[1fr_auto] lg:gap-x-16">
        <div>
          <p className="spec-print mb-3 text-muted">{words.label}</p>
          <h2 className="text-display-2">{words.title}</h2>
        </div>
        <div className="relative isolate lg:row-span-2">
          {/* A second sheet, behind the letter. */}
          <span
            aria-hidden="true"
            className="absolute inset-0 -z-1 rounded-card border-[1.5px] border-ink bg-blush lg:rotate-2 print:hidden"
          />
          <div
            data-ground="white"
            className="relative rounded-card border-[1.5px] border-ink p-[min(1.5rem,7.5vw)] sm:p-10 lg:p-12"
          >
            {words.paragraphs.map((paragraph) => (
              <p
                key={paragraph}
                className="mt-4 max-w-measure text-base first:mt-0 sm:mt-5 sm:text-lead"
              >
                {paragraph}
              </p>
            ))}
            <Signature {...words.signature} />
          </div>
        </div>
        <SpecSheet className="lg:grid-cols-2">
          {words.figures.map((figure) => (
            <SpecLabel key={figure.label} caption={figure.label} value={figure.value} />
          ))}
        </SpecSheet>
      </div>
    </Section>
  );
}

function Signature({ name, role }: FounderWords['signature']) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-4 border-t border-dashed border-ink/50 pt-6">
      <SmileySticker tilt="left" />
      <span className="min-w-0">
        <span className="block font-display text-title">{name}</span>
        <span className="block text-sm text-muted">{role}</span>
      </span>
    </p>
  );
}
