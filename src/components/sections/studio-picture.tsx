import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { readPictureFile, servedWidths } from '@/content/picture-file.ts';
import type { ContentPicture } from '@/content/types.ts';

export type StudioPictureProps = {
  picture: ContentPicture;
  /** How wide the picture is shown, in the syntax of the sizes attribute. */
  sizes: string;
  /** For the one picture on the first screen: fetched eagerly and with high priority. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
};

/** A studio render in the width and format that suit the screen, with its space reserved. */
export function StudioPicture({
  picture,
  sizes,
  priority = false,
  className,
  style,
}: StudioPictureProps) {
  const { stem, width, height } = readPictureFile(picture);
  const widths = servedWidths(width);
  const largest = widths[widths.length - 1] ?? width;
  const sourceSet = (format: Format) =>
    widths.map((widthPx) => `${stem}-${widthPx}.${format} ${widthPx}w`).join(', ');
  if (priority) {
    preload(`${stem}-${largest}.avif`, {
      as: 'image',
      imageSrcSet: sourceSet('avif'),
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    });
  }

  return (
    <picture className="contents">
      {/* Hidden, because otherwise it would take a grid cell of its own. */}
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} className="hidden" />
      <img
        src={`${stem}-${largest}.webp`}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  );
}

type Format = 'avif' | 'webp';
