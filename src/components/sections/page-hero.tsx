import type { ReactNode } from 'react';
import { ActionRow } from '@/components/sections/action-row.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { pictures } from '@/content/pictures.generated.ts';
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

/** A page's first screen: what the page is, on the ground its picture was lit for. */
export function PageHero({ words, mark, children, below }: PageHeroProps) {
  const { label, title, lead, actions, ground, picture } = words;
  return (
    <section
      data-ground={ground}
      className={cn('edge-torn relative z-1', picture && 'lg:min-h-[40rem]')}
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

const wide = {
  frame: 'melt-up lg:melt-left lg:right-0 lg:w-[58%]',
  image: 'aspect-[4/3] size-full object-cover lg:aspect-auto',
  sizes: '(min-width: 1024px) 58vw, 100vw',
};
/** For pictures whose product fills the frame: narrower, and never cropped. */
const square = {
  frame:
    'lg:right-[max(0px,50%-45rem)] lg:flex lg:w-[min(48%,43.2rem)] lg:items-center lg:[container-type:size]',
  image: 'melt-in mx-auto aspect-square w-full max-w-160 lg:w-[min(100cqw,100cqh)] lg:max-w-none',
  sizes: '(min-width: 1440px) 692px, (min-width: 1024px) 48vw, (min-width: 640px) 640px, 100vw',
};

function HeroPicture({ picture }: { picture: ContentPicture }) {
  const { width, height } = pictures[picture.name];
  const { frame, image, sizes } = width > height * 1.2 ? wide : square;
  return (
    <div className={cn('lg:absolute lg:top-18 lg:bottom-0', frame)}>
      <StudioPicture picture={picture} priority sizes={sizes} className={image} />
    </div>
  );
}

/** The width of the text next to the picture or mark. */
function textWidthClass(picture: ContentPicture | undefined, mark: ReactNode): string {
  if (picture) return 'max-w-xl lg:max-w-[min(28rem,50%)] xl:max-w-[min(36rem,58%)]';
  return mark ? 'max-w-3xl lg:max-w-xl xl:max-w-3xl' : 'max-w-3xl';
}
