import type { LeftOutPart } from '@functions/_shared/domain/tool-inputs/result-extras.ts';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { FlowerSticker } from '@/components/stickers/flower-sticker.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import type { Picture } from './picture.ts';
import { inspirationCopy as copy } from './picture-copy.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureNotes } from './picture-notes.tsx';

type InspirationGridProps = {
  pictures: readonly Picture[];
  /** How many are still being drawn; each holds its place. */
  pendingCount: number;
  /** What these lack of the pictures that a sender saw. */
  leftOut?: readonly LeftOutPart[];
};

/** The drawn pictures of this run; each can be enlarged and saved. */
export function InspirationGrid({ pictures, pendingCount, leftOut = [] }: InspirationGridProps) {
  const [enlarged, setEnlarged] = useState<Picture | null>(null);
  const waiting = ['first', 'second'].slice(0, pendingCount);
  return (
    <section aria-labelledby="inspiration-title" className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {pendingCount > 0 ? copy.drawing : copy.drawn(pictures.length)}
      </p>
      <PhonePart title={copy.title}>
        <GridTitle />
        {leftOut.length > 0 && <p className="max-w-measure text-sm">{leftOutText(leftOut)}</p>}
        {pictures.length + pendingCount === 0 ? (
          <p className="rounded-card border border-dashed border-ink/50 p-5">{copy.none}</p>
        ) : (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture) => (
              <li key={picture.targetModel}>
                <PictureCard picture={picture} onEnlarge={() => setEnlarged(picture)} />
              </li>
            ))}
            {waiting.map((place) => (
              <li key={place}>
                <Skeleton className="aspect-square h-auto w-full rounded-card" />
                <p aria-hidden="true" className="mt-2 text-sm text-muted">
                  {copy.drawing}
                </p>
              </li>
            ))}
            {pictures.length > 0 && (
              <li className="flex flex-col justify-end gap-3 sm:col-span-2 lg:col-span-1 lg:pb-10">
                <FlowerSticker className="size-16" />
                <p className="max-w-measure">{copy.concept}</p>
              </li>
            )}
          </ul>
        )}
      </PhonePart>
      <PictureDialog picture={enlarged} onClose={() => setEnlarged(null)} />
    </section>
  );
}

function GridTitle() {
  const titleClass = usePartTitleClass(copy.title);
  return (
    <h3 id="inspiration-title" className={cn('text-title', titleClass)}>
      {copy.title}
    </h3>
  );
}

function leftOutText(leftOut: readonly LeftOutPart[]): string {
  const [first, second] = leftOut;
  return second === undefined && first !== undefined ? copy.leftOut[first] : copy.leftOut.both;
}

type PictureCardProps = {
  picture: Picture;
  onEnlarge: () => void;
};

function PictureCard({ picture, onEnlarge }: PictureCardProps) {
  const kind = copy.kinds[picture.targetModel];
  return (
    <figure>
      <button
        type="button"
        aria-label={copy.enlarge(kind)}
        onClick={onEnlarge}
        className="lift group relative block w-full overflow-hidden rounded-card border-[1.5px] border-ink bg-white"
      >
        <img
          src={picture.url}
          alt={copy.alt(picture.depicts)}
          width={1024}
          height={1024}
          decoding="async"
          className="aspect-square h-auto w-full object-contain"
        />
        <span
          aria-hidden="true"
          className="absolute bottom-3 right-3 grid size-11 place-items-center rounded-pill border-[1.5px] border-ink bg-paper group-hover:bg-butter"
        >
          <Maximize2 className="size-5" />
        </span>
      </button>
      <figcaption className="mt-2 text-sm">
        <span className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{kind}</span>
          <span className="text-muted">{copy.drawnBy[picture.source]}</span>
        </span>
        <PictureNotes picture={picture} />
      </figcaption>
    </figure>
  );
}
