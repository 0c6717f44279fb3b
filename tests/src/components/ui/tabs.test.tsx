import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Tabs } from '@/components/ui/tabs.tsx';

const items = [
  { value: 'styles', label: 'Style Tags', content: 'Pick three' },
  { value: 'upload', label: 'Upload', content: 'Three pictures' },
  { value: 'auto', label: 'Auto-Analyze', content: 'From your profile', disabled: true },
] as const;

test('Tabs starts with the first and shows only its panel', () => {
  render(<Tabs label="Design inspiration" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Design inspiration' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Style Tags' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Style Tags' })).toHaveTextContent('Pick three');
});

test('Tabs moves by arrow keys, skips disabled tabs, and reports the choice', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  render(<Tabs label="Design inspiration" items={items} onValueChange={onValueChange} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Three pictures');
  expect(onValueChange).toHaveBeenLastCalledWith('upload');
  await user.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith('styles');
});

test('Tabs changes by click and follows its value when controlled', async () => {
  const { rerender } = render(<Tabs label="Design" items={items} value="styles" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Upload' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Pick three');
  rerender(<Tabs label="Design" items={items} value="upload" />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Three pictures');
});

test('Tabs includes every panel in the built HTML, and only the open one after hydration', () => {
  const tabs = <Tabs label="Design inspiration" items={items} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(tabs);
  for (const { content } of items) expect(place).toHaveTextContent(content);
  render(tabs, { container: place, hydrate: true });
  expect(place).toHaveTextContent('Pick three');
  expect(place).not.toHaveTextContent('Three pictures');
});

test('Tabs marks on which sides tabs are out of view', () => {
  render(<Tabs label="Design" items={items} />);
  const list = screen.getByRole('tablist');
  Object.defineProperties(list, {
    scrollWidth: { value: 500 },
    clientWidth: { value: 300 },
  });
  for (const [scrollLeft, cut] of [
    [0, 'right'],
    [90, 'left right'],
    [196, 'left'],
    [200, 'left'],
  ] as const) {
    list.scrollLeft = scrollLeft;
    fireEvent.scroll(list);
    expect(list).toHaveAttribute('data-cut', cut);
  }
});

test('Tabs scrolls the open tab out of the fade, and the last one to the end of the row', () => {
  const tabs = (value: 'styles' | 'upload' | 'auto') => (
    <Tabs label="Design" items={items} value={value} />
  );
  const { rerender } = render(tabs('styles'));
  const list = screen.getByRole('tablist');
  // Three tabs of 150 px in a row 300 px wide, which scrolls no further than 160 px.
  let scrolledPx = 0;
  Object.defineProperty(list, 'scrollLeft', {
    get: () => scrolledPx,
    set: (px: number) => {
      scrolledPx = Math.min(Math.max(px, 0), 160);
    },
  });
  list.getBoundingClientRect = () => new DOMRect(0, 0, 300, 44);
  for (const [index, tab] of screen.getAllByRole('tab').entries()) {
    tab.getBoundingClientRect = () => new DOMRect(5 + index * 150 - scrolledPx, 0, 150, 44);
  }
  rerender(tabs('upload'));
  expect(scrolledPx).toBe(53);
  rerender(tabs('auto'));
  expect(scrolledPx).toBe(160);
  rerender(tabs('styles'));
  expect(scrolledPx).toBe(0);
});
