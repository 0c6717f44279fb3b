import { countryProfile, listCountryProfiles } from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { Suspense, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import type { MapExplorerContent } from '../copy.ts';
import { CompareView } from './compare-view.tsx';
import { CountryList } from './country-list.tsx';
import { CountryPanel } from './country-panel.tsx';
import { MapControls } from './map-controls.tsx';
import { MapLegend } from './map-legend.tsx';
import type { MapAddress, MapExplorerServices } from './services.ts';
import { useMapState } from './use-map-state.ts';

/** The shapes weigh more than all the rest, and the list works without them. */
const WorldMap = lazyComponent(() => import('./world-map.tsx').then((m) => m.WorldMap));

export type MapExplorerProps = {
  words: MapExplorerContent;
  services: MapExplorerServices;
  address: MapAddress;
  /** The day of entry the duties are for, 'YYYY-MM-DD'. */
  entryDay: string;
  /** Stands in the form of a supplier intro until the visitor changes it. */
  email?: string;
  /** The visitor wants to ask for quotes in that country. */
  onWriteRfq: (country: MapCountry) => void;
};

/** Map and list of the manufacturing countries, with a panel for each and a comparison. */
export function MapExplorer({
  words,
  services,
  address,
  entryDay,
  email = '',
  onWriteRfq,
}: MapExplorerProps) {
  const state = useMapState(address);
  const { country, category, coloring, compared } = state;
  const list = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  // A panel that was open from the start, by its address, must not take the focus.
  const openedHere = useRef(false);
  const profiles = listCountryProfiles();
  const shown = { words, profiles, category, coloring };

  function open(id: MapCountry) {
    openedHere.current = true;
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    state.open(id);
  }

  function close() {
    const closed = country;
    state.close();
    // The pressed button goes away with the panel; the map's point is still there, a row of the list
    // is another by now.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-open-country="${closed}"]`);
      const isPoint = opener.current?.isConnected && opener.current !== document.body;
      (isPoint ? opener.current : row)?.focus();
    });
  }

  return (
    <div className="flex flex-col gap-8">
      <header className="max-w-measure">
        <h3 className="text-display-3">{words.title}</h3>
        <p className="mt-3 text-muted">{words.intro}</p>
      </header>
      <MapControls {...shown} onCategory={state.chooseCategory} onColoring={state.chooseColoring} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col gap-4 lg:not-short:sticky lg:top-28">
          <Suspense fallback={<MapSkeleton label={words.map.loading} />}>
            <WorldMap {...shown} selected={country} onOpen={open} />
          </Suspense>
          <MapLegend {...shown} entryDay={entryDay} />
        </div>
        <section ref={list} className="min-w-0" aria-label={words.list.title}>
          {country === null ? (
            <CountryList
              {...shown}
              compared={compared}
              onOpen={open}
              onCompare={state.toggleCompared}
            />
          ) : (
            <CountryPanel
              key={country}
              words={words}
              profile={countryProfile(country)}
              category={category}
              compared={compared}
              entryDay={entryDay}
              email={email}
              takesFocus={openedHere.current}
              onCompare={state.toggleCompared}
              onWriteRfq={onWriteRfq}
              onRequestIntro={services.requestIntro}
              onClose={close}
            />
          )}
        </section>
      </div>
      <CompareView
        words={words}
        category={category}
        compared={compared}
        entryDay={entryDay}
        onRemove={state.toggleCompared}
        onClear={state.clearCompared}
      />
    </div>
  );
}

function MapSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="aspect-[1.56] w-full rounded-card md:aspect-[1.92]" />
    </div>
  );
}
