import {
  type FactoryCountry,
  isManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { vi } from 'vitest';
import { Toaster } from '@/components/ui/toast.tsx';
import { dismissToast } from '@/components/ui/toast-store.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { MapExplorerScreen } from '@/tools/map-explorer/index.tsx';
import { MapServices } from '@/tools/map-explorer/services.ts';

type Options = {
  address?: string;
  email?: string;
  requestIntro?: MapServices['requestIntro'];
  known?: ProductAnswers;
  /** The address has not taken in yet what the map writes. */
  isAddressLate?: boolean;
};

/** The whole tool, with an address in a variable instead of a browser. */
export async function showMap({
  address = 'tool=map',
  email,
  requestIntro = async () => 'sent',
  known = {},
  isAddressLate = false,
}: Options = {}) {
  dismissToast();
  // A machine that is busy may need longer to fetch the map than the test would wait for it.
  await import('@/tools/map-explorer/screen/world-map.tsx');
  const sent = vi.fn(requestIntro);
  const onAddress = vi.fn<(address: string) => void>();
  const onWriteRfq = vi.fn<(country: FactoryCountry) => void>();
  const onMakeIn = vi.fn<(country: FactoryCountry) => void>();
  const origins = Object.fromEntries(
    Object.keys(known).map((name) => [name, { from: 'quiz' as const, on: '2026-11-20' }]),
  );
  const product = { known: { answers: known, origins }, decline: vi.fn(), forget: vi.fn() };
  const { unmount } = render(
    <Page
      product={product}
      onMakeIn={onMakeIn}
      start={address}
      email={email}
      requestIntro={sent}
      onAddress={onAddress}
      isAddressLate={isAddressLate}
      onWriteRfq={onWriteRfq}
    />,
  );
  const map = await screen.findByRole('region', { name: 'World map' });
  return {
    user: userEvent.setup(),
    sent,
    onWriteRfq,
    onMakeIn,
    product,
    unmount,
    address: () => decodeURIComponent(onAddress.mock.lastCall?.[0] ?? address),
    map: within(map),
    list: within(screen.getByRole('region', { name: 'Countries' })),
  };
}

type PageProps = Pick<ComponentProps<typeof MapExplorerScreen>, 'product' | 'onMakeIn'> & {
  start: string;
  email: string | undefined;
  requestIntro: MapServices['requestIntro'];
  onAddress: (address: string) => void;
  isAddressLate: boolean;
  onWriteRfq: (country: FactoryCountry) => void;
};

function Page({ start, email, requestIntro, onAddress, isAddressLate, product, ...on }: PageProps) {
  const [chosen, setChosen] = useState<FactoryCountry | undefined>();
  const [params, setParams] = useState(() => new URLSearchParams(start));
  return (
    <MapServices value={{ requestIntro }}>
      <MapExplorerScreen
        address={{
          params,
          replace: (next) => {
            onAddress(next.toString());
            if (!isAddressLate) setParams(next);
          },
        }}
        entryDay="2026-11-28"
        email={email}
        product={product}
        chosenCountry={isManufacturingCountry(chosen) ? chosen : undefined}
        onMakeIn={(country) => {
          on.onMakeIn(country);
          setChosen(country);
        }}
        onWriteRfq={on.onWriteRfq}
      />
      <Toaster />
    </MapServices>
  );
}
