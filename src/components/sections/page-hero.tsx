import type { CSSProperties, ReactNode } from 'react';
import { ActionRow } from '@/components/sections/action-row.tsx';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { readPictureFile } from '@/content/picture-file.ts';
import type { ContentPicture, PageHeroWords } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type PageHeroProps = {
  words: PageHeroWords;
  /** Takes the picture's place on grounds that have no picture. */
  mark?: ReactNode;
  /** Something to do right away, instead of the actions or below them. */
  children?: ReactNode;
  /** Like `children`, at full width; for heroes without a picture. */
  below?: ReactNode;
};

/** A page's first screen: what the page is, with a cut-out on the page's own ground. */
export function PageHero({ words, mark, children, below }: PageHeroProps) {
  const { label, title, lead, actions, ground, picture } = words;
  return (
    <section
      data-ground={ground}
      className={cn('edge-torn relative z-1 overflow-x-clip', picture && 'lg:min-h-[40rem]')}
    >
      <div className="page-container relative z-1 pt-32 pb-12 lg:pt-40 lg:pb-28">
        <div className={textWidthClass(picture, mark)}>
          <p className="spec-print mb-4 text-muted">{label}</p>
          <h1 className="text-display-1 lg:max-xl:text-[3.5rem] xl:max-[87rem]:text-[4.5rem] xl:-mr-[min(6rem,5.5vw)]">
            {title}
          </h1>
          <p className="mt-6 max-w-measure text-lead">{lead}</p>
          {actions.length > 0 && (
            <ActionRow actions={actions} size="lg" className="mt-8 xl:-mr-[min(6rem,5.5vw)]" />
          )}
          {children}
        </div>
        {below}
      </div>
      {mark && (
        <div
          aria-hidden="true"
          className="page-container pointer-events-none hidden justify-end lg:absolute lg:inset-x-0 lg:top-18 lg:bottom-0 lg:flex lg:items-center"
        >
          {mark}
        </div>
      )}
      {picture && <HeroPicture picture={picture} />}
    </section>
  );
}

/**
 * Beside the text on a computer, below it on a phone: as large as the room allows, and off the edge
 * of the window where it is wide enough to lose a part of its shadow.
 */
function HeroPicture({ picture }: { picture: ContentPicture }) {
  const { width, height, box } = readPictureFile(picture);
  const isWide = box !== null && box.width > box.height * 1.15;
  return (
    <div
      className={cn(
        'flex lg:absolute lg:top-18 lg:right-0 lg:bottom-0 lg:w-[52%] lg:items-center lg:[container-type:size]',
        isWide ? 'justify-end' : 'justify-center',
      )}
      style={{ '--ratio': width / height } as CSSProperties}
    >
      <CutPicture
        picture={picture}
        priority
        sizes="(min-width: 1024px) 64vw, (min-width: 640px) 100vw, 120vw"
        className={cn(
          'w-[min(100vw,16rem*var(--ratio))] shrink-0 sm:w-[min(90vw,22rem*var(--ratio))] lg:w-[min(98cqw,88cqh*var(--ratio))]',
          isWide && '-mr-[4vw]',
        )}
      />
    </div>
  );
}

/** The width of the text next to the picture or mark. */
function textWidthClass(picture: ContentPicture | undefined, mark: ReactNode): string {
  if (picture) return 'max-w-xl lg:max-w-[min(28rem,50%)] xl:max-w-[min(36rem,58%)]';
  return mark ? 'max-w-3xl lg:max-w-xl xl:max-w-3xl' : 'max-w-3xl';
}
