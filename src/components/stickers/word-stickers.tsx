import { starPoints } from '@/components/stickers/star-points.ts';
import { Sticker, type StickerProps } from '@/components/stickers/sticker.tsx';
import { cn } from '@/lib/cn.ts';

/** Letters in tomato on paper, cut along their outline. */
export function HelloSticker({ className, ...props }: StickerProps) {
  return (
    <Sticker {...props} viewBox="0 0 200 84" className={cn('base:h-16', className)}>
      <Letters y={58} size={62} lengthPx={164} x={100} rim className="fill-tomato stroke-tomato">
        hello!
      </Letters>
    </Sticker>
  );
}

/** A blush circle with words in ink. */
export function ThanksSticker({ className, ...props }: StickerProps) {
  return (
    <Sticker {...props} viewBox="0 0 120 120" className={cn('base:size-28', className)}>
      <circle cx="60" cy="60" r="58" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <circle cx="60" cy="60" r="51" className="fill-blush" />
      <g className="fill-ink stroke-ink">
        <Letters x={60} y={47} size={21} lengthPx={64}>
          thanks
        </Letters>
        <Letters x={60} y={69} size={21} lengthPx={84}>
          for being
        </Letters>
        <Letters x={60} y={91} size={21} lengthPx={44}>
          here
        </Letters>
      </g>
    </Sticker>
  );
}

const seal = starPoints({ tips: 14, outerRadius: 41, innerRadius: 37 });

/** A butter seal with a wavy edge. */
export function MadeByYouSticker({ className, ...props }: StickerProps) {
  return (
    <Sticker {...props} tilt={props.tilt ?? 'right'} className={cn('base:size-28', className)}>
      <g strokeLinejoin="round">
        <polygon points={seal} className="fill-ink stroke-ink" strokeWidth="15.5" />
        <polygon points={seal} className="fill-paper stroke-paper" strokeWidth="13" />
        <polygon points={seal} className="fill-butter stroke-butter" strokeWidth="4" />
      </g>
      <g className="fill-ink stroke-ink">
        <Letters x={50} y={39} size={18} lengthPx={45}>
          made
        </Letters>
        <Letters x={50} y={56.5} size={18} lengthPx={22}>
          by
        </Letters>
        <Letters x={50} y={74} size={18} lengthPx={32}>
          you
        </Letters>
      </g>
    </Sticker>
  );
}

/**
 * Display type rounded by a stroke with round joins. Its length is fixed, so that the words fit
 * their shape in the fallback font too.
 */
function Letters({
  x,
  y,
  size,
  lengthPx,
  rim = false,
  className,
  children,
}: {
  x: number;
  y: number;
  size: number;
  lengthPx: number;
  rim?: boolean;
  className?: string;
  children: string;
}) {
  const text = {
    x,
    y,
    fontSize: size,
    textLength: lengthPx,
    lengthAdjust: 'spacingAndGlyphs',
    textAnchor: 'middle',
    fontWeight: 800,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return (
    <>
      {rim && (
        <>
          <text {...text} className="fill-ink stroke-ink font-display" strokeWidth={size * 0.4}>
            {children}
          </text>
          <text
            {...text}
            className="fill-paper stroke-paper font-display"
            strokeWidth={size * 0.35}
          >
            {children}
          </text>
        </>
      )}
      <text {...text} className={cn('font-display', className)} strokeWidth={size * 0.055}>
        {children}
      </text>
    </>
  );
}
