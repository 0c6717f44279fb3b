import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { CarouselButtons } from '@/components/ui/carousel-buttons.tsx';
import {
  LoopCarouselContext,
  useLoopCarousel,
  useLoopCarouselState,
} from '@/components/ui/loop-carousel-context.ts';
import { cn } from '@/lib/cn.ts';

export type LoopCarouselProps = Omit<ComponentProps<'section'>, 'onKeyDown'> & {
  /** The accessible name of the carousel's landmark. */
  label: string;
  slideCount: number;
};

/** The frame of a looping carousel, around its slides and controls. */
export function LoopCarousel({ label, slideCount, children, ...props }: LoopCarouselProps) {
  const state = useLoopCarouselState(slideCount);

  function turn(event: KeyboardEvent<HTMLElement>) {
    // With a modifier, arrow keys belong to the browser: Alt+Left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') state.scrollPrevious();
    else state.scrollNext();
    // A link that has moved out of view must not keep the focus.
    const isOnSlide = event.target instanceof HTMLElement && event.target.closest('li') !== null;
    if (isOnSlide) state.firstSlide()?.querySelector('a')?.focus({ preventScroll: true });
  }

  return (
    <LoopCarouselContext value={state}>
      <section {...props} aria-label={label} aria-roledescription="carousel" onKeyDown={turn}>
        {children}
      </section>
    </LoopCarouselContext>
  );
}

export type LoopCarouselSlidesProps<Slide extends { id: string }> = {
  slides: readonly Slide[];
  renderSlide: (slide: Slide) => ReactNode;
};

/**
 * One slide per view on phones, two from 640 px, three from 1024 px; the padding leaves space for
 * the focus ring. Without script the row scrolls.
 */
export function LoopCarouselSlides<Slide extends { id: string }>({
  slides,
  renderSlide,
}: LoopCarouselSlidesProps<Slide>) {
  const { viewport } = useLoopCarousel();
  return (
    <div
      ref={viewport}
      className="relative -mx-2.5 -my-2 overflow-clip py-2 noscript:overflow-x-auto print:overflow-visible"
    >
      {/* No transition, not even the 0.01 ms of reduced motion: embla measures right after a
          move. */}
      <ul className="flex touch-pan-y touch-pinch-zoom transition-none noscript:touch-auto print:flex-wrap print:gap-y-5 print:transform-none!">
        {slides.map((slide) => (
          <li
            key={slide.id}
            className="flex min-w-0 shrink-0 grow-0 basis-full px-2.5 sm:basis-1/2 lg:basis-1/3 print:basis-1/2 print:transform-none!"
          >
            {renderSlide(slide)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export type LoopCarouselControlsProps = {
  previousLabel: string;
  nextLabel: string;
  /** The text for the carousel's position: "2 of 11". */
  formatPosition: (position: number, count: number) => string;
  /** The accessible name of the dot for a slide. */
  formatGoTo: (position: number, count: number) => string;
};

/** Previous and next buttons from 768 px on; in narrower windows, which swipe, a dot per slide. */
export function LoopCarouselControls({
  previousLabel,
  nextLabel,
  formatPosition,
  formatGoTo,
}: LoopCarouselControlsProps) {
  const { index, count, scrollTo, ...carousel } = useLoopCarousel();
  return (
    <div
      data-print="hide"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 noscript:hidden"
    >
      <p role="status" className="spec-print tabular-nums">
        {formatPosition(index + 1, count)}
      </p>
      <div className="flex flex-wrap md:hidden">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <button
            key={place}
            type="button"
            aria-label={formatGoTo(place + 1, count)}
            aria-current={place === index}
            onClick={() => scrollTo(place)}
            className="group grid size-6 place-items-center"
          >
            <span
              className={cn(
                'size-2.5 rounded-full border-[1.5px] border-[color:var(--fg)]',
                'group-aria-[current=true]:bg-tomato',
              )}
            />
          </button>
        ))}
      </div>
      <CarouselButtons
        className="max-md:hidden"
        previousLabel={previousLabel}
        nextLabel={nextLabel}
        canScrollPrevious={carousel.canScrollPrevious}
        canScrollNext={carousel.canScrollNext}
        onPrevious={carousel.scrollPrevious}
        onNext={carousel.scrollNext}
      />
    </div>
  );
}
