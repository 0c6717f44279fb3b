import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { FlowerSticker } from '@/components/stickers/flower-sticker.tsx';
import type { ContentPicture } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

/** The part of the factory picture that has something on it: width and height in px of the master. */
const SHOWN = '1920 / 900';

/**
 * The machine of the journey. As the page scrolls, a sketch falls into its chimney, its face turns,
 * and a sticker comes out and lands on the plain box in front. All of it is CSS on the scroll's own
 * timeline (src/styles/journey.css); browsers without one show the sketch above and the sticker on.
 */
export function JourneyMachine({ picture }: { picture: ContentPicture }) {
  return (
    <div className="overflow-x-clip">
      <div
        className="machine relative left-1/2 w-[max(100%,34rem)] max-w-[110rem] -translate-x-[47%] sm:-translate-x-1/2"
        style={{ aspectRatio: SHOWN }}
      >
        <Layer picture={picture} />
        <Sketch />
        <Layer picture={{ ...picture, alt: '' }} className="machine-chimney" />
        <Layer picture={{ ...picture, alt: '' }} className="machine-face" />
        <span aria-hidden="true" className="machine-lamp" />
        <FlowerSticker tilt="none" className="machine-sticker" />
      </div>
    </div>
  );
}

/** The picture, or the part of it that its class cuts out. */
function Layer({ picture, className }: { picture: ContentPicture; className?: string }) {
  return (
    <span
      aria-hidden={picture.alt === '' ? true : undefined}
      className={cn('absolute inset-0 block overflow-hidden', className)}
    >
      <StudioPicture
        picture={picture}
        sizes="max(100vw, 34rem)"
        className="absolute top-[-13.4%] left-0 block h-auto w-full max-w-none"
      />
    </span>
  );
}

/** An idea: the sticker's flower in pencil, on a slip of paper. */
function Sketch() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 46" className="machine-sketch" fill="none">
      <path d="M2 2h36v42H2z" className="fill-white stroke-ink" strokeWidth="1.6" />
      <g className="stroke-ink" strokeWidth="1.6" strokeLinecap="round">
        <circle cx="20" cy="19" r="3.6" />
        <path d="M20 15c-4-6 4-6 0 0m4 2c6-4 6 4 0 0m-1 5c6 4 0 7-3 1m-3 0c-6 4-6-4 0-3m-1-3c-6-4 0-7 2-2M8 35h24M8 39h15" />
      </g>
    </svg>
  );
}
