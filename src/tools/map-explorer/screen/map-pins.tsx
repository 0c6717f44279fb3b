import type {
  CountryProfile,
  SourcingCategory,
} from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { MapColoring } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { cn } from '@/lib/cn.ts';
import { mapExplorerCopy as copy } from '../copy.ts';
import { isStrongIn, mapValue } from '../rules/map-scale.ts';
import { narrowOffsets, pinCodes, wideOffsets } from '../rules/pins.generated.ts';
import { type Box, type Point, type Size, toFrame } from '../rules/viewport.ts';
import { sourcingShapes } from '../rules/world-shapes.generated.ts';

export type MapPinsProps = {
  profiles: readonly CountryProfile[];
  category: SourcingCategory | null;
  coloring: MapColoring;
  selected: MapCountry | null;
  view: Box;
  frame: Size;
  /** Whether a pin has room for the name of its country. */
  isWide: boolean;
  onOpen: (country: MapCountry) => void;
  /** Called when a pin gets the focus, which may be out of view. */
  onReveal: (country: MapCountry) => void;
};

const pinLines = [
  { className: 'stroke-paper', strokeWidth: 3.5 },
  { className: 'stroke-ink', strokeWidth: 1.5 },
] as const;

/** The pins, each a button with a line to its country. */
export function MapPins({ profiles, view, frame, ...shown }: MapPinsProps) {
  const offsets = shown.isWide ? wideOffsets : narrowOffsets;
  const pins = profiles.map((profile) => {
    const root = toFrame(view, sourcingShapes[profile.id], frame);
    const { x, y } = offsets[profile.id];
    return { profile, root, head: { x: root.x + x, y: root.y + y } };
  });
  return (
    <>
      <svg
        aria-hidden="true"
        width={frame.width}
        height={frame.height}
        className="pointer-events-none absolute inset-0 block"
      >
        {pins.map(({ profile, root, head }) => (
          <g key={profile.id}>
            {/* The lighter line below shows it on the dark sea of a contrast theme. */}
            {pinLines.map(({ className, strokeWidth }) => (
              <line
                key={className}
                x1={root.x}
                y1={root.y}
                x2={head.x}
                y2={head.y}
                className={className}
                strokeWidth={strokeWidth}
              />
            ))}
            <circle cx={root.x} cy={root.y} r={3.5} className="fill-ink stroke-paper" />
          </g>
        ))}
      </svg>
      {pins.map(({ profile, head }) => (
        <Pin key={profile.id} profile={profile} head={head} {...shown} />
      ))}
    </>
  );
}

type PinProps = Omit<MapPinsProps, 'profiles' | 'view' | 'frame'> & {
  profile: CountryProfile;
  head: Point;
};

function Pin({ profile, category, coloring, selected, head, isWide, onOpen, onReveal }: PinProps) {
  const { label, value, short } = copy.colorings[coloring];
  const shownValue = mapValue(profile, coloring, category);
  const isStrong = isStrongIn(profile, category);
  const isSelected = profile.id === selected;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => onOpen(profile.id)}
      onFocus={() => onReveal(profile.id)}
      style={{ left: head.x, top: head.y }}
      className={cn(
        'absolute flex min-h-11 min-w-11 -translate-x-1/2 -translate-y-1/2 flex-col items-center justify-center rounded-chip border-[1.5px] border-ink px-1.5 text-center leading-[1.15] hover:z-2 focus-visible:z-2',
        isSelected
          ? 'z-1 bg-tomato text-white hover:bg-tomato-deep'
          : ['text-ink hover:bg-butter', isStrong ? 'bg-butter' : 'bg-white'],
      )}
    >
      <span className="sr-only">
        {profile.name}, {label} {value(shownValue)}
        {isStrong &&
          category !== null &&
          `, ${Object.values(copy.strong(copy.categoryLabel(category))).join('')}`}
      </span>
      <span aria-hidden="true" className="text-label font-semibold">
        {isWide ? profile.name : pinCodes[profile.id]}
      </span>
      <span aria-hidden="true" className="font-mono text-[11px] tabular-nums">
        {short(shownValue)}
      </span>
    </button>
  );
}
