import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { site } from '@/content/site.ts';
import { cn } from '@/lib/cn.ts';

/** The name with the smiley that is also the favicon. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 font-display text-title font-extrabold tracking-tight',
        className,
      )}
    >
      <SmileySticker className="size-9" />
      {site.name}
    </span>
  );
}
