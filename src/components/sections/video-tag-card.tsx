import { ArrowUpRight } from 'lucide-react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import type { Ground } from '@/content/types.ts';
import type { VideoTag } from '@/pages/about/partner-videos-copy.ts';

type VideoTagCardProps = { tag: VideoTag; ground: Ground; film: string; action: string };

/** A platform's tag like a sticker on a phone's screen; the whole card links to it. */
export function VideoTagCard({ tag, ground, film, action }: VideoTagCardProps) {
  return (
    <article
      data-ground={ground}
      className="lift @container relative flex w-full flex-col rounded-card border-[1.5px] border-ink p-5 focus-within:has-[:focus-visible]:outline-3 focus-within:has-[:focus-visible]:outline-offset-2 sm:p-6"
    >
      <p className="spec-print flex items-center justify-between gap-3 text-muted">
        {tag.kind}
        <span aria-hidden="true" className="h-1.5 w-14 rounded-pill bg-ink" />
      </p>
      <h3
        className="mt-10 font-display text-display-3"
        // A tag has no place to break, so its size follows the card's width: a letter is 0.6 em.
        style={{ fontSize: `min(2.75rem, ${Math.floor(165 / tag.tag.length)}cqi)` }}
      >
        {tag.tag}
      </h3>
      <p className="mt-6 mb-4 border-t border-dashed border-ink/50 pt-4">
        <span className="spec-print block text-muted">{film}</span>
        {tag.shot}
      </p>
      <SiteLink
        href={tag.url}
        className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-link outline-none after:absolute after:inset-0 print:block print:after:static"
      >
        {action}
        <span className="sr-only">: {tag.tag}</span>
        <ArrowUpRight aria-hidden="true" className="size-5 print:hidden" />
      </SiteLink>
    </article>
  );
}
