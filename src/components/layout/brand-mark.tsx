import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { site } from '@/content/site.ts';
import { cn } from '@/lib/cn.ts';

/** The site's name with the smiley of the favicon. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        // A logo rather than text: it stays next to the menu button however large the text is set.
        'inline-flex items-center gap-[min(0.5rem,2.5vw)] font-display text-[min(1.375rem,7vw)] leading-tight font-extrabold tracking-tight',
        className,
      )}
    >
      <SmileySticker className="size-[min(2.25rem,11.25vw)]" />
      {site.name}
    </span>
  );
}
