import type { CSSProperties } from 'react';
import { StudioPicture, type StudioPictureProps } from '@/components/sections/studio-picture.tsx';
import { readPictureFile } from '@/content/picture-file.ts';
import { cn } from '@/lib/cn.ts';

type CutPictureProps = Omit<StudioPictureProps, 'className' | 'style'> & {
  /** Sets the object's width, perhaps by its `--ratio` of width to height. */
  className?: string;
};

/**
 * A cut-out that takes the room of its object alone, so that pages place the object and not the
 * empty picture around it. `sizes` is that of the whole picture, about 1.3 times the object.
 */
export function CutPicture({ className, ...props }: CutPictureProps) {
  const { width, box } = readPictureFile(props.picture);
  if (!box) return <StudioPicture {...props} className={className} />;
  const style: CSSProperties = {
    width: percent(width / box.width),
    left: percent(-box.left / box.width),
    top: percent(-box.top / box.height),
  };
  return (
    <span
      className={cn('pointer-events-none relative block', className)}
      style={{ aspectRatio: 'var(--ratio)', '--ratio': box.width / box.height } as CSSProperties}
    >
      <span className="absolute block" style={style}>
        <StudioPicture {...props} className="block w-full max-w-none" />
      </span>
    </span>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10000) / 100}%`;
}
