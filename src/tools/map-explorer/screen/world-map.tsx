import { isMapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useWidth } from '@/components/charts/use-width.ts';
import { cn } from '@/lib/cn.ts';
import { mapExplorerCopy } from '../copy.ts';
import { mapValue, shadeOf } from '../rules/map-scale.ts';
import { type Box, type Size, toFrame } from '../rules/viewport.ts';
import { otherCountriesPath, sourcingShapes } from '../rules/world-shapes.generated.ts';
import { Hatch } from './hatch.tsx';
import { MapPins, type MapPinsProps } from './map-pins.tsx';
import { shadeFill, shadeUnderlay } from './shade-class.ts';
import { useMapView } from './use-map-view.ts';

const copy = mapExplorerCopy.map;

/** The width of the frame from which a pin has room for the name of its country. */
const minWidthWithNamesPx = 560;

type WorldMapProps = Pick<
  MapPinsProps,
  'profiles' | 'category' | 'coloring' | 'selected' | 'onOpen'
>;

/** The world, colored, with a pin on each manufacturing country. */
export function WorldMap({ onOpen, ...shown }: WorldMapProps) {
  const [measured, widthPx] = useWidth<HTMLDivElement>();
  const surface = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const frame = frameOf(widthPx);
  const map = useMapView(surface, {
    frame,
    onTap: (target) => {
      const country = target.getAttribute('data-country');
      if (isMapCountry(country)) onOpen(country);
    },
  });

  return (
    <section aria-label={copy.label} aria-describedby={helpId}>
      <div ref={measured} className="relative">
        <div
          ref={surface}
          style={{ height: frame.height }}
          className="relative cursor-grab touch-pan-y select-none overflow-clip rounded-card border-[1.5px] border-ink bg-sky/50 active:cursor-grabbing"
        >
          <Land {...shown} view={map.view} frame={frame} />
          <MapPins
            {...shown}
            view={map.view}
            frame={frame}
            isWide={frame.width >= minWidthWithNamesPx}
            onOpen={onOpen}
            onReveal={(country) => map.reveal(sourcingShapes[country])}
          />
          <ZoomButtons map={map} />
        </div>
        {map.isWheelHintShown && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-4 top-4 mx-auto w-fit rounded-pill bg-ink px-4 py-2 text-center text-sm text-paper"
          >
            {copy.wheelHint}
          </p>
        )}
      </div>
      <p id={helpId} className="mt-2 text-sm text-muted">
        <span className="pointer-coarse:hidden">{copy.help}</span>
        <span className="hidden pointer-coarse:inline">{copy.touchHelp}</span>
      </p>
    </section>
  );
}

function frameOf(widthPx: number): Size {
  const share = widthPx < minWidthWithNamesPx ? 0.7 : 0.54;
  return { width: widthPx, height: Math.round(widthPx * share) };
}

type LandProps = Omit<WorldMapProps, 'onOpen'> & { view: Box; frame: Size };

function Land({ profiles, category, coloring, selected, view, frame }: LandProps) {
  const scale = frame.width / view.width;
  const hatchId = useId();
  const { x, y } = toFrame(view, { x: 0, y: 0 }, frame);
  return (
    <svg
      aria-hidden="true"
      width={frame.width}
      height={frame.height}
      className="absolute inset-0 block"
    >
      <Hatch id={hatchId} scale={scale} />
      <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinejoin="round">
        {/* The shades are translucent, and the sea must not show through the land. */}
        <path d={otherCountriesPath} className="fill-paper" />
        <path
          d={otherCountriesPath}
          vectorEffect="non-scaling-stroke"
          fill={`url("#${hatchId}")`}
          className="stroke-ink/35"
          strokeWidth={0.75}
        />
        {profiles.map((profile) => (
          <g key={profile.id}>
            <path d={sourcingShapes[profile.id].path} className={shadeUnderlay} />
            <path
              d={sourcingShapes[profile.id].path}
              data-country={profile.id}
              vectorEffect="non-scaling-stroke"
              strokeWidth={profile.id === selected ? 2.5 : 1}
              className={cn(
                'cursor-pointer stroke-ink',
                shadeFill[shadeOf(coloring, mapValue(profile, coloring, category))],
              )}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

const zoomButtonClass =
  'grid size-11 place-items-center border-ink bg-white hover:bg-butter blocked:cursor-not-allowed blocked:text-ink/40 blocked:hover:bg-white';

type MapView = ReturnType<typeof useMapView>;

function ZoomButtons({ map }: { map: MapView }) {
  return (
    <div className="absolute bottom-2 left-2 flex overflow-clip rounded-pill border-[1.5px] border-ink">
      <button
        type="button"
        aria-label={copy.zoomIn}
        aria-disabled={!map.canZoomIn || undefined}
        onClick={map.zoomIn}
        className={zoomButtonClass}
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={copy.zoomOut}
        aria-disabled={!map.canZoomOut || undefined}
        onClick={map.zoomOut}
        className={`${zoomButtonClass} border-x`}
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <button type="button" aria-label={copy.reset} onClick={map.reset} className={zoomButtonClass}>
        <LocateFixed aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
