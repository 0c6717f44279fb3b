import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { ResultPicture } from '@/tools/shared/result-picture.tsx';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { svgToPng } from '@/tools/shared/svg-to-png.ts';

const drawGoods = vi.hoisted(() => vi.fn());
vi.mock('@/api/product-ideas.ts', () => ({ drawGoods }));
vi.mock('@/tools/shared/save-blob.ts', { spy: true });
vi.mock('@/tools/shared/svg-to-png.ts', { spy: true });

const url = 'data:image/svg+xml;base64,PHN2Zy8+';
const drawn = { url, depicts: 'mug', standsIn: false };

// A machine that is busy may need longer to fetch the drawing than the tests wait for it.
beforeAll(() => import('@/tools/shared/product-drawing.tsx'));

beforeEach(() => {
  queryClient.clear();
  drawGoods.mockReset().mockResolvedValue({ pictures: [drawn] });
  vi.mocked(saveBlob).mockReset().mockReturnValue(undefined);
});

test('the product that a result is about is drawn', async () => {
  render(<ResultPicture product={{ product: 'Cat mug', kindId: 'mug' }} />);
  const picture = await screen.findByRole('img', { name: 'A concept of your product: mug' });
  expect(picture).toHaveAttribute('src', url);
  expect(drawGoods).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ goods: [{ productName: 'Cat mug', kindId: 'mug' }] }),
  );
});

test.each([null, {}, { priceUsd: 20 }])('nothing is asked for or shown for %o', (product) => {
  const { container } = render(<ResultPicture product={product} />);
  expect(container).toBeEmptyDOMElement();
  expect(drawGoods).not.toHaveBeenCalled();
});

test('a parcel that stands in for the product is not shown', async () => {
  drawGoods.mockResolvedValue({ pictures: [{ ...drawn, depicts: 'parcel', standsIn: true }] });
  const { container } = render(<ResultPicture product={{ product: 'candle snuffer' }} />);
  await waitFor(() => expect(drawGoods).toHaveBeenCalled());
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('without the backend the result stands without a picture', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  drawGoods.mockRejectedValue(new Error('offline'));
  const { container } = render(<ResultPicture product={{ product: 'mug' }} />);
  await waitFor(() => expect(drawGoods).toHaveBeenCalled());
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('the picture is saved by keyboard, as a file named after the product', async () => {
  const png = new Blob();
  vi.mocked(svgToPng).mockResolvedValueOnce(png);
  const user = userEvent.setup();
  render(<ResultPicture product={{ product: 'Cat & Fern Mug', kindId: 'mug' }} />);
  const save = await screen.findByRole('button', { name: 'Save picture of Cat & Fern Mug' });
  await user.tab();
  expect(save).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(svgToPng).toHaveBeenCalledWith(url);
  expect(saveBlob).toHaveBeenCalledExactlyOnceWith(png, 'cat-fern-mug.png');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a browser that makes no PNG is given the SVG instead', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(svgToPng).mockRejectedValueOnce(new Error('no canvas'));
  render(<ResultPicture product={{ product: '陶瓷マグ' }} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Save picture/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t make a PNG');
  const link = screen.getByRole('link', { name: 'Save as SVG' });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('download', '陶瓷マグ.svg');
  expect(saveBlob).not.toHaveBeenCalled();
});
