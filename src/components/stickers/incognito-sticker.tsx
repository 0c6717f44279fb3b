import { cn } from '@/lib/cn.ts';
import { SmileySticker } from './smiley-sticker.tsx';
import type { StickerProps } from './sticker.tsx';

/** The face with a bar over its eyes, as newspapers print people they may not identify. */
export function IncognitoSticker({ className, ...props }: StickerProps) {
  return (
    <span aria-hidden="true" className={cn('relative inline-block shrink-0', className)}>
      <SmileySticker {...props} className="size-full" />
      <span className="absolute inset-x-[-6%] top-[31%] h-[20%] -rotate-3 rounded-[2px] border-[1.5px] border-paper bg-ink" />
    </span>
  );
}
