import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PictureNotes } from '@/tools/shared/picture-notes.tsx';

test('the caption says what a picture shows', () => {
  render(<PictureNotes picture={{ depicts: 'tote bag with bee', standsIn: false }} />);
  expect(screen.getByText('Tote bag with bee')).toBeVisible();
});

test('the caption says what stands in, and which print is missing', () => {
  const depicts = 'tagged parcel standing in for a fermenting weight';
  render(<PictureNotes picture={{ depicts, standsIn: true, missingPrint: 'my poem' }} />);
  expect(screen.getByText(`We can’t draw this product yet. You see a ${depicts}.`)).toBeVisible();
  expect(screen.getByText(/We can’t draw “my poem” yet/)).toBeVisible();
});
