import { Sticker, type StickerProps } from '@/components/stickers/sticker.tsx';
import { cn } from '@/lib/cn.ts';

const petalAngles = [0, 60, 120, 180, 240, 300];

/** Six tomato petals around a butter center. */
export function FlowerSticker({ className, ...props }: StickerProps) {
  return (
    <Sticker {...props} className={cn('base:size-16', className)}>
      <Petals radius={24.5} className="fill-ink" />
      <Petals radius={23} className="fill-paper" />
      <Petals radius={17} className="fill-tomato" />
      <circle cx="50" cy="50" r="12.5" className="fill-butter" />
    </Sticker>
  );
}

/** Drawn three times, each smaller: the cut line, the rim, the flower. */
function Petals({ radius, className }: { radius: number; className: string }) {
  return (
    <g className={className}>
      <circle cx="50" cy="50" r={radius} />
      {petalAngles.map((angle) => (
        <circle key={angle} cx="50" cy="26" r={radius} transform={`rotate(${angle} 50 50)`} />
      ))}
    </g>
  );
}
