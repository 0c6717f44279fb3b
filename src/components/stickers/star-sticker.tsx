import { starPoints } from '@/components/stickers/star-points.ts';
import { Sticker, type StickerProps } from '@/components/stickers/sticker.tsx';
import { cn } from '@/lib/cn.ts';

const points = starPoints({ tips: 5, outerRadius: 30, innerRadius: 16 });

const fills = {
  butter: 'fill-butter stroke-butter',
  tomato: 'fill-tomato stroke-tomato',
  leaf: 'fill-leaf stroke-leaf',
  sky: 'fill-sky stroke-sky',
} as const;

/** A star with rounded tips, made by a thick stroke with round joins. */
export function StarSticker({
  tone = 'butter',
  className,
  ...props
}: StickerProps & { tone?: keyof typeof fills }) {
  return (
    <Sticker {...props} className={cn('base:size-16', className)}>
      <g strokeLinejoin="round">
        <polygon points={points} className="fill-ink stroke-ink" strokeWidth="31" />
        <polygon points={points} className="fill-paper stroke-paper" strokeWidth="28" />
        <polygon points={points} className={fills[tone]} strokeWidth="15" />
      </g>
    </Sticker>
  );
}
