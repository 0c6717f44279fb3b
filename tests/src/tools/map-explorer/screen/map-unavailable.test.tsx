import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MapExplorerScreen } from '@/tools/map-explorer/index.tsx';

vi.mock('@/tools/map-explorer/screen/world-map.tsx', () => {
  throw new Error('offline');
});

test('the list opens countries even when the map cannot be loaded', async () => {
  const replace = vi.fn<(params: URLSearchParams) => void>();
  render(
    <MapExplorerScreen
      entryDay="2026-11-28"
      address={{ params: new URLSearchParams('tool=map'), replace }}
      product={{
        known: { answers: {}, origins: {} },
        decline: () => {},
        forget: () => {},
      }}
      chosenCountry={undefined}
      onMakeIn={() => {}}
      onWriteRfq={() => {}}
    />,
  );
  expect(await screen.findByText(/This part didn’t load/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Portugal/ }));
  expect(replace.mock.lastCall?.[0].toString()).toBe('tool=map&country=portugal');
});
