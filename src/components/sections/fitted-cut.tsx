import type { CSSProperties } from 'react';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { readPictureFile } from '@/content/picture-file.ts';
import type { ContentPicture } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type FittedCutProps = {
  picture: ContentPicture;
  sizes: string;
  /** Gives the room a width and a height. */
  className?: string;
};

/** A cut-out whole in the room it has, whatever the shape of both: never cropped. */
export function FittedCut({ picture, sizes, className }: FittedCutProps) {
  const { width, height, box } = readPictureFile(picture);
  const ratio = box ? box.width / box.height : width / height;
  return (
    <span
      className={cn('flex items-center justify-center [container-type:size]', className)}
      style={{ '--ratio': ratio } as CSSProperties}
    >
      <CutPicture picture={picture} sizes={sizes} className="w-[min(100cqw,100cqh*var(--ratio))]" />
    </span>
  );
}
