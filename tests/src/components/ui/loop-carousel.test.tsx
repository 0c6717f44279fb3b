import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  LoopCarousel,
  LoopCarouselControls,
  LoopCarouselSlides,
} from '@/components/ui/loop-carousel.tsx';

const VIEW_PX = 900;

/**
 * jsdom has no layout: this fakes a row 900 px wide with slides of the given width side by side.
 */
function layOut(slidePx: number) {
  const place = (element: HTMLElement) => Array.from(element.parentNode?.children ?? []);
  const isSlide = (element: HTMLElement) => element.tagName === 'LI';
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return isSlide(this) ? slidePx : VIEW_PX;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return isSlide(this) ? place(this).indexOf(this) * slidePx : 0;
  });
}

afterEach(() => vi.restoreAllMocks());

function Partners({ count }: { count: number }) {
  const slides = Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` }));
  return (
    <LoopCarousel label="Partners" slideCount={count}>
      <LoopCarouselSlides slides={slides} renderSlide={({ id }) => <a href="/">Video {id}</a>} />
      <LoopCarouselControls
        previousLabel="Previous"
        nextLabel="Next"
        formatPosition={(position, of) => `${position} of ${of}`}
        formatGoTo={(position, of) => `Video ${position} of ${of}`}
      />
    </LoopCarousel>
  );
}

function renderCarousel(count: number, slidePx = VIEW_PX / 3) {
  layOut(slidePx);
  render(<Partners count={count} />);
  return {
    previous: screen.getByRole('button', { name: 'Previous' }),
    next: screen.getByRole('button', { name: 'Next' }),
  };
}

test('it is a named carousel, and its slides are a list', () => {
  renderCarousel(11);
  expect(screen.getByRole('region', { name: 'Partners' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(screen.getAllByRole('listitem').length).toBe(11);
});

test('the built HTML shows its position and has a dot for every slide', () => {
  const html = renderToString(<Partners count={11} />);
  expect(html).toContain('1 of 11</p>');
  expect(html.match(/aria-label="Video \d+ of 11"/g)).toHaveLength(11);
});

test('it loops: the last precedes the first, and the first follows the last', async () => {
  const { previous, next } = renderCarousel(11);
  expect(await screen.findByText('1 of 11')).toBeInTheDocument();
  expect(previous).toBeEnabled();
  await userEvent.click(previous);
  expect(screen.getByText('11 of 11')).toBeInTheDocument();
  expect(next).toBeEnabled();
  await userEvent.click(next);
  expect(screen.getByText('1 of 11')).toBeInTheDocument();
});

test('the arrow keys turn it from anywhere inside and move the focus along', async () => {
  renderCarousel(11);
  screen.getByRole('link', { name: 'Video 1' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('3 of 11')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Video 3' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('11 of 11')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Video 11' })).toHaveFocus();
});

test('the focus stays on a button when an arrow key is pressed on it', async () => {
  const { next } = renderCarousel(11);
  next.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('2 of 11')).toBeInTheDocument();
  expect(next).toHaveFocus();
});

test('an arrow key with Alt is left to the browser', async () => {
  const { next } = renderCarousel(11);
  next.focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByText('1 of 11')).toBeInTheDocument();
});

test('a dot scrolls to its slide and is marked as current', async () => {
  renderCarousel(11);
  const dot = await screen.findByRole('button', { name: 'Video 7 of 11' });
  await userEvent.click(dot);
  expect(screen.getByText('7 of 11')).toBeInTheDocument();
  expect(dot).toHaveAttribute('aria-current', 'true');
});

test('a row that cannot loop stops at its ends', async () => {
  // Three of 350 px are wider than the row, but too few to fill it while one moves around.
  const { previous, next } = renderCarousel(3, 350);
  await waitFor(() => expect(next).toBeEnabled());
  expect(previous).toBeDisabled();
  await userEvent.click(next);
  expect(next).toBeDisabled();
  expect(previous).toBeEnabled();
});

test('slides that all fit do not move', async () => {
  const { previous, next } = renderCarousel(2);
  expect(await screen.findByText('1 of 1')).toBeInTheDocument();
  expect(previous).toBeDisabled();
  expect(next).toBeDisabled();
});

test('a part outside of a carousel throws and names its parent', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<LoopCarouselSlides slides={[]} renderSlide={() => null} />)).toThrow(
    'within a <LoopCarousel>',
  );
});
