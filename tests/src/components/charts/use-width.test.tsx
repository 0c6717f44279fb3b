import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWidth } from '@/components/charts/use-width.ts';

function Plot() {
  const [ref, widthPx] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} data-testid="plot">
      {widthPx}
    </div>
  );
}

test("uses the paper width while printing, whatever the window's width", () => {
  render(<Plot />);
  const plot = screen.getByTestId('plot');
  const onScreen = plot.textContent;
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(plot).toHaveTextContent('620');
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(plot).toHaveTextContent(`${onScreen}`);
  expect(onScreen).not.toBe('620');
});
