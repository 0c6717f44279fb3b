import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { pictureFiles } from '@/content/pictures.generated.ts';

const mug = { name: 'mug', file: pictureFiles.mug, alt: 'A red mug' } as const;

test('reserves its space and loads when it comes near', () => {
  render(<StudioPicture picture={mug} sizes="100vw" />);
  const image = screen.getByRole('img', { name: 'A red mug' });
  expect(image).toHaveAttribute('width', '1080');
  expect(image).toHaveAttribute('height', '1080');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('offers AVIF first and WebP to browsers without it, in every width', () => {
  render(<StudioPicture picture={mug} sizes="50vw" />);
  const image = screen.getByRole('img');
  const source = image.parentElement?.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source?.getAttribute('srcset')).toMatch(
    /^\/pictures\/mug-\w{8}-360\.avif 360w, .*-560\.avif 560w, .*-840\.avif 840w$/,
  );
  expect(image.getAttribute('srcset')).toContain('.webp 840w');
});

test("the first screen's picture is fetched at once", () => {
  render(<StudioPicture picture={mug} sizes="50vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  const preload = document.head.querySelector('link[rel="preload"][as="image"]');
  expect(preload?.getAttribute('imagesrcset')).toContain('.avif 840w');
  expect(preload).toHaveAttribute('fetchpriority', 'high');
});

test("a cut-out takes its object's room, with the empty picture around it outside", () => {
  const cut = {
    name: 'mug-cut',
    file: '3c5b1b3f 1000 1000 250 400 500 200',
    alt: 'A mug',
  } as const;
  const { container } = render(<CutPicture picture={cut} sizes="50vw" />);
  const room = container.firstElementChild as HTMLElement;
  expect(room.style.getPropertyValue('--ratio')).toBe('2.5');
  const { width, left, top } = (room.firstElementChild as HTMLElement).style;
  expect({ width, left, top }).toEqual({ width: '200%', left: '-50%', top: '-200%' });
});
