import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { mapExplorerContent } from '@/tools/map-explorer/copy.ts';
import { MapExplorer } from '@/tools/map-explorer/screen/map-explorer.tsx';

vi.mock('@/tools/map-explorer/screen/world-map.tsx', () => {
  throw new Error('offline');
});

test('without the map the list still opens every country', async () => {
  const replace = vi.fn<(params: URLSearchParams) => void>();
  render(
    <MapExplorer
      words={mapExplorerContent}
      services={{ requestIntro: async () => 'sent' }}
      entryDay="2026-11-28"
      address={{ params: new URLSearchParams('tool=map'), replace }}
      onWriteRfq={() => {}}
    />,
  );
  expect(await screen.findByText(/This part could not be fetched/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Portugal/ }));
  expect(replace.mock.lastCall?.[0].toString()).toBe('tool=map&country=portugal');
});
