import { preload } from 'react-dom';
import type { PictureName } from '@/content/pictures.generated.ts';
import { pictures } from '@/content/pictures.generated.ts';
import type { ContentPicture } from '@/content/types.ts';

export type StudioPictureProps = {
  picture: ContentPicture;
  /** How wide the picture is shown, in the syntax of the sizes attribute. */
  sizes: string;
  /** For the one picture on the first screen: fetched eagerly and with high priority. */
  priority?: boolean;
  className?: string;
};

/** A studio render in the width and format that suit the screen, with its space reserved. */
export function StudioPicture({ picture, sizes, priority = false, className }: StudioPictureProps) {
  const { width, height, widths } = pictures[picture.name];
  const largest = widths[widths.length - 1] ?? width;
  if (priority) {
    preload(pictureUrl(picture.name, largest, 'avif'), {
      as: 'image',
      imageSrcSet: sourceSet(picture.name, 'avif'),
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    });
  }

  return (
    <picture className="contents">
      {/* Hidden, because otherwise it would take a grid cell of its own. */}
      <source
        type="image/avif"
        srcSet={sourceSet(picture.name, 'avif')}
        sizes={sizes}
        className="hidden"
      />
      <img
        src={pictureUrl(picture.name, largest, 'webp')}
        srcSet={sourceSet(picture.name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

type Format = 'avif' | 'webp';

function pictureUrl(name: PictureName, widthPx: number, format: Format): string {
  return `/pictures/${name}-${pictures[name].hash}-${widthPx}.${format}`;
}

function sourceSet(name: PictureName, format: Format): string {
  return pictures[name].widths
    .map((widthPx) => `${pictureUrl(name, widthPx, format)} ${widthPx}w`)
    .join(', ');
}
