import { ArrowUpRight, Play } from 'lucide-react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import type { PartnerVideo } from '@/content/types.ts';

type PartnerVideoCardProps = { video: PartnerVideo; action: string };

/** A still of the video; the whole card links to the partner's profile. */
export function PartnerVideoCard({ video, action }: PartnerVideoCardProps) {
  return (
    <article
      data-ground="white"
      className="lift group relative flex w-full flex-col overflow-hidden rounded-card border-[1.5px] border-ink focus-within:has-[:focus-visible]:outline-3 focus-within:has-[:focus-visible]:outline-offset-2"
    >
      <div className="relative border-b-[1.5px] border-ink print:hidden">
        <StudioPicture
          picture={video.thumbnail}
          sizes="(min-width: 1024px) 390px, (min-width: 640px) 48vw, 92vw"
          className="aspect-[4/5] w-full object-cover"
        />
        <span
          aria-hidden="true"
          className="absolute bottom-4 left-4 grid size-14 place-items-center rounded-full border-[1.5px] border-ink bg-paper transition-colors group-hover:bg-butter"
        >
          <Play className="size-6 translate-x-0.5 fill-ink" />
        </span>
      </div>
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <h3 className="text-title">{video.creatorName}</h3>
        <p className="spec-print mt-1 text-muted">{video.handle}</p>
        <p className="mt-3 mb-4">{video.description}</p>
        <SiteLink
          href={video.embedUrl}
          className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-link outline-none after:absolute after:inset-0 print:block print:after:static"
        >
          {action}
          <span className="sr-only">: {video.creatorName}</span>
          <ArrowUpRight aria-hidden="true" className="size-5 print:hidden" />
        </SiteLink>
      </div>
    </article>
  );
}
