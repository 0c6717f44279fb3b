import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FlowerSticker } from '@/components/stickers/flower-sticker.tsx';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { starPoints } from '@/components/stickers/star-points.ts';
import { StarSticker } from '@/components/stickers/star-sticker.tsx';
import {
  HelloSticker,
  MadeByYouSticker,
  ThanksSticker,
} from '@/components/stickers/word-stickers.tsx';

const stickers = [
  ['SmileySticker', SmileySticker],
  ['FlowerSticker', FlowerSticker],
  ['StarSticker', StarSticker],
  ['HelloSticker', HelloSticker],
  ['ThanksSticker', ThanksSticker],
  ['MadeByYouSticker', MadeByYouSticker],
] as const;

describe.each(stickers)('%s', (_, Component) => {
  test('is decorative unless it is labeled', () => {
    const { container, rerender } = render(<Component />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Component label="A sticker" />);
    expect(screen.getByRole('img', { name: 'A sticker' })).not.toHaveAttribute('aria-hidden');
  });

  test('takes its size from className and is straight if asked to be', () => {
    const { container } = render(<Component className="size-8" tilt="none" />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveClass('size-8');
    expect(svg?.getAttribute('class')).not.toMatch(/(^| )(size|h)-(16|28)/);
    expect(svg?.getAttribute('class')).not.toContain('rotate');
  });
});

test('SmileySticker has ink features on butter and white ones on tomato', () => {
  const { container, rerender } = render(<SmileySticker />);
  expect(container.querySelector('.fill-butter ~ g')).toHaveClass('fill-ink');
  rerender(<SmileySticker tone="tomato" />);
  expect(container.querySelector('.fill-tomato ~ g')).toHaveClass('fill-white');
});

test('starPoints starts at the top and alternates between tips and notches', () => {
  const points = starPoints({ tips: 5, outerRadius: 40, innerRadius: 20 }).split(' ');
  expect(points).toHaveLength(10);
  expect(points[0]).toBe('50.0,10.0');
  expect(points[5]).toBe('50.0,70.0');
});
