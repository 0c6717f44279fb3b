import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Carousel } from '@/components/ui/carousel.tsx';

function renderCarousel(ids: string[]) {
  render(
    <Carousel
      label="Partners"
      slides={ids.map((id) => ({ id }))}
      renderSlide={({ id }) => <p>{id}</p>}
      previousLabel="Previous"
      nextLabel="Next"
      formatPosition={(position, count) => `${position} of ${count}`}
    />,
  );
}

test('slides are a named list, so that nothing depends on swiping', () => {
  renderCarousel(['A', 'B', 'C']);
  const list = screen.getByRole('list', { name: 'Partners' });
  expect(list).toHaveTextContent('ABC');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('the first slide has no previous one, and its position is shown', () => {
  renderCarousel(['A', 'B']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2');
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('a single slide needs no buttons', () => {
  renderCarousel(['A']);
  expect(screen.queryByRole('button')).toBeNull();
});
