import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { SavePicture } from '@/tools/shared/save-picture.tsx';
import { svgToPng } from '@/tools/shared/svg-to-png.ts';
import { aPicture } from '../revenue-calculator/screen/fakes.ts';

vi.mock('@/tools/shared/save-blob.ts', { spy: true });
vi.mock('@/tools/shared/svg-to-png.ts', { spy: true });

const drawing = aPicture({ url: 'data:image/svg+xml;base64,PHN2Zy8+', depicts: 'tote bag' });

beforeEach(() => {
  vi.mocked(saveBlob).mockReset();
});

test('a drawing is saved as PNG, and as SVG', async () => {
  const png = new Blob();
  vi.mocked(svgToPng).mockResolvedValueOnce(png);
  render(<SavePicture picture={drawing} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save as PNG' }));
  expect(saveBlob).toHaveBeenCalledWith(png, 'tote-bag.png');
  const link = screen.getByRole('link', { name: 'Save as SVG' });
  expect(link).toHaveAttribute('download', 'tote-bag.svg');
  expect(link).toHaveAttribute('href', drawing.url);
});

test('a browser that makes no PNG is told of the SVG', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(svgToPng).mockRejectedValueOnce(new Error('no canvas'));
  render(<SavePicture picture={drawing} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save as PNG' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Save the SVG instead');
  expect(saveBlob).not.toHaveBeenCalled();
});

test('any other picture is saved as it is', () => {
  render(<SavePicture picture={aPicture({ url: 'https://example.com/tote.png' })} />);
  expect(screen.getByRole('link', { name: 'Save picture' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
