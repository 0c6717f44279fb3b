import { SiteLink } from '@/components/layout/site-link.tsx';
import { ActionRow } from '@/components/sections/action-row.tsx';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import type { ContentLink } from '@/content/types.ts';

type LostParcelProps = {
  words: {
    label: string;
    title: string;
    text: string;
    home: ContentLink;
    suggestionsTitle: string;
    suggestions: readonly ContentLink[];
  };
};

/** The 404 page, styled as the label of an undeliverable parcel. */
export function LostParcel({ words }: LostParcelProps) {
  return (
    <section data-ground="kraft" className="edge-torn relative z-1 pt-40 pb-section xl:pt-36">
      <div className="page-container grid items-end gap-14 lg:grid-cols-[1.7fr_1fr] lg:gap-24">
        <div
          data-ground="white"
          className="relative max-w-3xl -rotate-1 rounded-card border-[1.5px] border-ink p-6 sm:p-10"
        >
          <SmileySticker
            mood="surprised"
            className="absolute -top-16 right-3 size-24 rotate-12 xl:top-6 xl:-right-10 xl:size-40"
          />
          <p className="spec-print border-b-[1.5px] border-dashed border-ink pb-4">{words.label}</p>
          <h1 className="mt-6 text-display-1">{words.title}</h1>
          <p className="mt-5 max-w-measure text-lead text-muted">{words.text}</p>
          <ActionRow actions={[words.home]} size="lg" className="mt-8" />
        </div>
        <div className="lg:pb-4">
          <h2 className="text-title">{words.suggestionsTitle}</h2>
          <ul className="mt-4 border-b-[1.5px] border-ink">
            {words.suggestions.map((link) => (
              <li key={link.label} className="border-t-[1.5px] border-ink">
                <SiteLink
                  href={link.href}
                  className="group flex min-h-13 items-center justify-between gap-4 rounded-chip py-2 font-semibold hover:underline hover:underline-offset-4"
                >
                  {link.label}
                  <Glyph
                    name="arrow-right"
                    className="size-5 shrink-0 transition-transform group-hover:translate-x-1"
                  />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
