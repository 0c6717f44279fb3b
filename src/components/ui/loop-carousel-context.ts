import useEmblaCarousel from 'embla-carousel-react';
import { createContext, use, useEffect, useState } from 'react';

type View = {
  /** Index of the carousel's position, from 0; `count` is the number of positions. */
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
  /** The first slide in view. */
  firstSlide: () => HTMLElement | undefined;
};

export const LoopCarouselContext = createContext<LoopCarouselState | null>(null);

/** The surrounding carousel. @throws Error outside of a LoopCarousel */
export function useLoopCarousel(): LoopCarouselState {
  const state = use(LoopCarouselContext);
  if (state === null) throw new Error('useLoopCarousel must be used within a <LoopCarousel>');
  return state;
}

const STILL = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

/**
 * A row of slides that loops, or that stops at its ends if there are too few slides to loop. Until
 * it is measured, as in the built HTML, it is at its first slide.
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
