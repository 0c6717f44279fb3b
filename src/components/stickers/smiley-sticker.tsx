import { Sticker, type StickerProps } from '@/components/stickers/sticker.tsx';
import { cn } from '@/lib/cn.ts';

/** The brand's round face: butter with ink features, or tomato with white ones. */
export function SmileySticker({
  tone = 'butter',
  mood = 'happy',
  className,
  ...props
}: StickerProps & {
  tone?: 'butter' | 'tomato';
  /** `surprised` is for missing pages. */
  mood?: 'happy' | 'surprised';
}) {
  const feature = tone === 'butter' ? 'fill-ink stroke-ink' : 'fill-white stroke-white';
  return (
    <Sticker {...props} className={cn('base:size-16', className)}>
      <circle cx="50" cy="50" r="48" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <circle
        cx="50"
        cy="50"
        r="41"
        className={tone === 'butter' ? 'fill-butter' : 'fill-tomato'}
      />
      <g className={feature} strokeLinecap="round">
        <ellipse cx="37" cy="41" rx="4.6" ry="7.4" stroke="none" />
        <ellipse cx="63" cy="41" rx="4.6" ry="7.4" stroke="none" />
        {mood === 'happy' ? (
          <path d="M27 58c5 12 13 17.5 23 17.5S68 70 73 58" fill="none" strokeWidth="6" />
        ) : (
          <ellipse cx="50" cy="66" rx="7" ry="9" stroke="none" />
        )}
      </g>
    </Sticker>
  );
}
