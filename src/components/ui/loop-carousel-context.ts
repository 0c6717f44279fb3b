import useEmblaCarousel from 'embla-carousel-react';
import { createContext, use, useEffect, useState } from 'react';

type View = {
  /** Where the carousel stands and how many places there are, from 0. */
  index: number;
  count: number;
  canScrollPrevious: boolean;
  canScrollNext: boolean;
};

export type LoopCarouselState = View & {
  viewport: ReturnType<typeof useEmblaCarousel>[0];
  scrollPrevious: () => void;
  scrollNext: () => void;
  scrollTo: (index: number) => void;
  /** The slide that stands first in view. */
  firstSlide: () => HTMLElement | undefined;
};

export const LoopCarouselContext = createContext<LoopCarouselState | null>(null);

/** The carousel that a part stands in. Throws outside of one. */
export function useLoopCarousel(): LoopCarouselState {
  const state = use(LoopCarouselContext);
  if (state === null) throw new Error('useLoopCarousel must be used within a <LoopCarousel>');
  return state;
}

const STILL = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

/**
 * A row that goes round and round, or to its ends where there are too few slides for that. Until it
 * is measured, as in the HTML of the build, it stands at the first of its slides.
 */
export function useLoopCarouselState(slideCount: number): LoopCarouselState {
  const [viewport, carousel] = useEmblaCarousel({
    loop: true,
    align: 'start',
    breakpoints: STILL,
  });
  const [view, setView] = useState<View>({
    index: 0,
    count: slideCount,
    canScrollPrevious: false,
    canScrollNext: false,
  });

  useEffect(() => {
    if (!carousel) return;
    const follow = () =>
      setView({
        index: carousel.selectedScrollSnap(),
        count: carousel.scrollSnapList().length,
        canScrollPrevious: carousel.canScrollPrev(),
        canScrollNext: carousel.canScrollNext(),
      });
    follow();
    carousel.on('select', follow).on('reInit', follow);
    return () => {
      carousel.off('select', follow).off('reInit', follow);
    };
  }, [carousel]);

  return {
    ...view,
    viewport,
    scrollPrevious: () => carousel?.scrollPrev(),
    scrollNext: () => carousel?.scrollNext(),
    scrollTo: (index) => carousel?.scrollTo(index),
    firstSlide: () => {
      const slides = carousel?.internalEngine().slideRegistry[carousel.selectedScrollSnap()];
      return slides?.[0] === undefined ? undefined : carousel?.slideNodes()[slides[0]];
    },
  };
}
