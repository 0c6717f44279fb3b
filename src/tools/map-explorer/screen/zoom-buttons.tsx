import { LocateFixed, Minus, Plus } from 'lucide-react';
import type { MapExplorerContent } from '../copy.ts';

type ZoomButtonsProps = {
  words: MapExplorerContent['map'];
  map: {
    zoomIn: () => void;
    zoomOut: () => void;
    reset: () => void;
    canZoomIn: boolean;
    canZoomOut: boolean;
  };
};

const buttonClass =
  'grid size-11 place-items-center border-ink bg-white hover:bg-butter blocked:cursor-not-allowed blocked:text-ink/40 blocked:hover:bg-white';

export function ZoomButtons({ words, map }: ZoomButtonsProps) {
  return (
    <div className="absolute bottom-2 left-2 flex overflow-clip rounded-pill border-[1.5px] border-ink">
      <button
        type="button"
        aria-label={words.zoomIn}
        aria-disabled={!map.canZoomIn || undefined}
        onClick={map.zoomIn}
        className={buttonClass}
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.zoomOut}
        aria-disabled={!map.canZoomOut || undefined}
        onClick={map.zoomOut}
        className={`${buttonClass} border-x`}
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <button type="button" aria-label={words.reset} onClick={map.reset} className={buttonClass}>
        <LocateFixed aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
