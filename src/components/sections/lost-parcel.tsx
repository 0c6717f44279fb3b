import { SiteLink } from '@/components/layout/site-link.tsx';
import { ActionRow } from '@/components/sections/action-row.tsx';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
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

/** The 404 page: an address label on a parcel that found nobody at home. */
export function LostParcel({ words }: LostParcelProps) {
  return (
    <section data-ground="kraft" className="edge-torn relative z-1 pt-32 pb-section">
      <div className="page-container">
        <div
          data-ground="white"
          className="relative max-w-3xl -rotate-1 rounded-card border-[1.5px] border-ink p-6 sm:p-10"
        >
          <SmileySticker
            mood="surprised"
            className="absolute -top-16 right-3 size-24 rotate-12 sm:top-6 sm:-right-10 sm:size-40"
          />
          <p className="spec-print border-b-[1.5px] border-dashed border-ink pb-4">{words.label}</p>
          <h1 className="mt-6 text-display-1">{words.title}</h1>
          <p className="mt-5 max-w-measure text-lead text-muted">{words.text}</p>
          <ActionRow actions={[words.home]} size="lg" className="mt-8" />
        </div>
        <h2 className="mt-14 text-title">{words.suggestionsTitle}</h2>
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
          {words.suggestions.map((link) => (
            <li key={link.label}>
              <SiteLink
                href={link.href}
                className="inline-flex min-h-11 items-center rounded-chip text-link"
              >
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
