import { countryProfile, listCountryProfiles } from '@functions/_shared/domain/country-profiles.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
  isManufacturingCountry,
  isMapCountry,
  type ManufacturingCountry,
  type MapCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import {
  type LinkFigures,
  readLinkFigures,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import {
  type MapState,
  parseMapState,
  withMapState,
} from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { Suspense, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths, sourcingToolPath } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { type ToolProduct, useToolProduct } from '@/hooks/use-tool-product.ts';
import { useVisitorProducts } from '@/hooks/visitor-products.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { cn } from '@/lib/cn.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { Movers } from '@/tools/movers/index.tsx';
import { KnownAnswersNote } from '@/tools/shared/known-answers-note.tsx';
import { ownResult } from '@/tools/shared/own-result.ts';
import { SharedResultBanner } from '@/tools/shared/shared-result-banner.tsx';
import { useOwnProduct } from '@/tools/shared/use-own-product.ts';
import { type SharedResult, useSharedResult } from '@/tools/shared/use-shared-result.ts';
import { mapExplorerCopy as copy } from './copy.ts';
import { CompareView } from './screen/compare-view.tsx';
import { CountryList } from './screen/country-list.tsx';
import { CountryPanel } from './screen/country-panel.tsx';
import { MapControls } from './screen/map-controls.tsx';
import { MapLegend } from './screen/map-legend.tsx';
import { type MapAddress, useMapState } from './screen/use-map-state.ts';

/** The shapes weigh more than all the rest, and the list works without them. */
const WorldMap = lazyComponent(() => import('./screen/world-map.tsx').then((m) => m.WorldMap));

/** A map and a list of the manufacturing countries, a panel for each, and a comparison. */
export function MapExplorer({ email }: { email: string }) {
  const [params, setParams] = useQueryParams();
  const product = useToolProduct('map');
  const { country } = currentProduct(useVisitorProducts()).answers;
  const [isCarried] = useState(parseMapState(params).country !== null);
  const result = useSharedResult(isCarried);

  function makeIn(chosen: FactoryCountry) {
    // The other countries of the map are none of the calculators' options.
    if (isManufacturingCountry(chosen)) product.learn({ country: chosen });
  }

  return (
    <MapExplorerScreen
      product={product}
      result={result}
      ownHref={sourcingToolPath('map')}
      chosenCountry={country}
      onMakeIn={makeIn}
      address={{ params, replace: (next) => setParams(next, { replace: true }) }}
      entryDay={entryDayAt(new Date())}
      email={email}
      onWriteRfq={(origin) => {
        makeIn(origin);
        setParams({ tool: 'rfq', origin });
      }}
    />
  );
}

type MapExplorerScreenProps = {
  address: MapAddress;
  /** The day of entry the duties are for, 'YYYY-MM-DD'. */
  entryDay: string;
  /** Fills the form of a supplier intro until the visitor changes it. */
  email?: string;
  /** Chooses the category and opens the country where the address names none. */
  product: Pick<ToolProduct, 'known' | 'decline' | 'forget'>;
  /** How the page opened with a country. */
  result?: SharedResult;
  /** The map without a country; to leave a shared one. */
  ownHref?: string;
  /** Where the product is to be made. */
  chosenCountry: ManufacturingCountry | undefined;
  /** Called when the visitor wants the product made in that country. */
  onMakeIn: (country: FactoryCountry) => void;
  /** Called when the visitor wants to ask for quotes in that country. */
  onWriteRfq: (country: FactoryCountry) => void;
};

export function MapExplorerScreen({
  address,
  entryDay,
  email = '',
  product,
  result = ownResult,
  ownHref = '',
  chosenCountry,
  onMakeIn,
  onWriteRfq,
}: MapExplorerScreenProps) {
  const state = useMapState(address, product.known.answers, result.isShared);
  const [link] = useState<LinkFigures | null>(() => readLinkFigures(address.params));
  const { country, category, coloring, compared } = state;
  const isOthers = result.isShared && state.isAsOpened;
  const ownProduct = useOwnProduct({
    isOthers,
    categories: category === null ? [] : [category],
  });
  const list = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  // A panel that an address opens must not take the focus.
  const openedHere = useRef(false);
  const shown = { profiles: listCountryProfiles(), category, coloring };

  function open(id: MapCountry) {
    openedHere.current = true;
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    state.open(id);
  }

  /** The panel says what else to know about it; not every country with factories has one. */
  function makeInAndOpen(id: FactoryCountry) {
    onMakeIn(id);
    if (isMapCountry(id)) open(id);
  }

  function close() {
    const closed = country;
    state.close();
    // The panel takes its close button with it. A pin is still there to take the focus back; the
    // list is rendered anew, so its row has to be found.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-open-country="${closed}"]`);
      const isPin = opener.current?.isConnected && opener.current !== document.body;
      (isPin ? opener.current : row)?.focus();
    });
  }

  return (
    <div className="flex flex-col gap-8">
      <header className="max-w-measure">
        <h3 className="text-display-3">{copy.title}</h3>
        <p className="mt-3 text-muted">{copy.intro}</p>
      </header>
      {state.filled.length > 0 && (
        <KnownAnswersNote
          product={product}
          filled={state.filled}
          onEmpty={state.leaveBlank}
          onForgotten={state.leaveBlank}
          className="max-w-measure"
        />
      )}
      <MapControls
        category={category}
        coloring={coloring}
        onCategory={state.chooseCategory}
        onColoring={state.chooseColoring}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Suspense fallback={<MapSkeleton />}>
            <WorldMap {...shown} selected={country} onOpen={open} />
          </Suspense>
          <MapLegend category={category} coloring={coloring} entryDay={entryDay} />
        </div>
        <section
          ref={list}
          // The facts of an open country are long: they stand below the map and the country's head.
          className={cn('min-w-0', country !== null && 'lg:contents')}
          aria-label={copy.list.title}
        >
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
              banner={
                state.isAsOpened && (
                  <SharedResultBanner
                    result={result}
                    text={copy.sharedText(countryProfile(country).name)}
                    ownHref={ownHref}
                  />
                )
              }
              profile={countryProfile(country)}
              category={category}
              compared={compared}
              entryDay={entryDay}
              email={email}
              takesFocus={openedHere.current}
              product={ownProduct}
              isChosen={country === chosenCountry}
              onCompare={state.toggleCompared}
              onMakeIn={onMakeIn}
              onWriteRfq={onWriteRfq}
              onClose={close}
              link={state.isAsOpened ? link : null}
              shareUrl={shareUrl(state)}
            />
          )}
        </section>
        <div className="min-w-0 lg:col-span-2">
          <Movers
            tool="map"
            marked={country === null ? compared : [country, ...compared]}
            used={isFactoryCountry(chosenCountry) ? chosenCountry : undefined}
            onUse={makeInAndOpen}
            onWriteRfq={onWriteRfq}
            isShared={isOthers}
          />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <CompareView
            category={category}
            compared={compared}
            entryDay={entryDay}
            onRemove={state.toggleCompared}
            onClear={state.clearCompared}
          />
        </div>
      </div>
    </div>
  );
}

/** The address the visitor is at, as in `useQueryAddress`. */
function shareUrl(state: MapState): string {
  const url = new URL(paths.sourcing, window.location.origin);
  url.search = withMapState(new URLSearchParams({ tool: 'map' }), state).toString();
  return url.href;
}

function MapSkeleton() {
  return (
    <div role="status" aria-label={copy.map.loading}>
      <Skeleton className="aspect-[1.56] w-full rounded-card md:aspect-[1.92]" />
    </div>
  );
}
