import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { CarouselButtons } from '@/components/ui/carousel-buttons.tsx';
import { cn } from '@/lib/cn.ts';

export type CarouselProps<Slide extends { id: string }> = {
  /** The accessible name of the list of slides. */
  label: string;
  slides: readonly Slide[];
  renderSlide: (slide: Slide) => ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** The text for the slide in view: "2 of 3". */
  formatPosition: (position: number, count: number) => string;
  /** The layout from 768 px on, where nothing swipes. */
  className?: string;
};

/** Tailwind's md breakpoint; in narrower windows the slides are a swipeable row. */
const PHONE_ONLY = { '(min-width: 48rem)': { active: false } };

/** One slide at a time on phones, by swipe or buttons; a plain list on wider screens. */
export function Carousel<Slide extends { id: string }>({
  label,
  slides,
  renderSlide,
  previousLabel,
  nextLabel,
  formatPosition,
  className,
}: CarouselProps<Slide>) {
  const [viewport, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: false,
    breakpoints: PHONE_ONLY,
  });
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!carousel) return;
    const follow = () => setIndex(carousel.selectedScrollSnap());
    carousel.on('select', follow).on('reInit', follow);
    return () => {
      carousel.off('select', follow).off('reInit', follow);
    };
  }, [carousel]);

  return (
    <div>
      {/* The clipped strip extends to the window's edges, so that the next slide peeks in. It
          is positioned so that it also clips absolutely positioned content, such as text for
          screen readers. */}
      <div
        ref={viewport}
        className="relative -mx-(--gutter) overflow-clip px-(--gutter) md:mx-0 md:overflow-visible md:px-0"
      >
        <ul
          aria-label={label}
          className={cn(
            'flex touch-pan-y touch-pinch-zoom transition-none max-md:-ml-4',
            className,
          )}
        >
          {slides.map((slide) => (
            <li
              key={slide.id}
              className="min-w-0 max-md:shrink-0 max-md:grow-0 max-md:basis-[88%] max-md:pl-4"
            >
              {renderSlide(slide)}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div
          data-print="hide"
          className="mt-4 flex flex-wrap items-center justify-between gap-4 md:hidden"
        >
          <p role="status" className="spec-print tabular-nums">
            {formatPosition(index + 1, slides.length)}
          </p>
          <CarouselButtons
            previousLabel={previousLabel}
            nextLabel={nextLabel}
            canScrollPrevious={index > 0}
            canScrollNext={index < slides.length - 1}
            onPrevious={() => carousel?.scrollPrev()}
            onNext={() => carousel?.scrollNext()}
          />
        </div>
      )}
    </div>
  );
}
