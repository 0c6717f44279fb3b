import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { Toaster } from '@/components/ui/toast.tsx';
import { dismissToast } from '@/components/ui/toast-store.ts';
import { MapExplorerScreen } from '@/tools/map-explorer/index.tsx';
import { MapServices } from '@/tools/map-explorer/services.ts';

type Options = {
  address?: string;
  email?: string;
  requestIntro?: MapServices['requestIntro'];
};

/** The whole tool, with an address in a variable instead of a browser. */
export async function showMap({
  address = 'tool=map',
  email,
  requestIntro = async () => 'sent',
}: Options = {}) {
  dismissToast();
  // A machine that is busy may need longer to fetch the map than the test would wait for it.
  await import('@/tools/map-explorer/screen/world-map.tsx');
  const sent = vi.fn(requestIntro);
  const onAddress = vi.fn<(address: string) => void>();
  const onWriteRfq = vi.fn<(country: MapCountry) => void>();
  render(
    <Page
      start={address}
      email={email}
      requestIntro={sent}
      onAddress={onAddress}
      onWriteRfq={onWriteRfq}
    />,
  );
  const map = await screen.findByRole('region', { name: 'World map' });
  return {
    user: userEvent.setup(),
    sent,
    onWriteRfq,
    address: () => decodeURIComponent(onAddress.mock.lastCall?.[0] ?? address),
    map: within(map),
    list: within(screen.getByRole('region', { name: 'Countries' })),
  };
}

type PageProps = {
  start: string;
  email: string | undefined;
  requestIntro: MapServices['requestIntro'];
  onAddress: (address: string) => void;
  onWriteRfq: (country: MapCountry) => void;
};

function Page({ start, email, requestIntro, onAddress, onWriteRfq }: PageProps) {
  const [params, setParams] = useState(() => new URLSearchParams(start));
  return (
    <MapServices value={{ requestIntro }}>
      <MapExplorerScreen
        address={{
          params,
          replace: (next) => {
            onAddress(next.toString());
            setParams(next);
          },
        }}
        entryDay="2026-11-28"
        email={email}
        onWriteRfq={onWriteRfq}
      />
      <Toaster />
    </MapServices>
  );
}
