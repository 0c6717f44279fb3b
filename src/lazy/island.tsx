import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { holdOriginal } from '@/hooks/translated-page.ts';
import { captureEvents } from './event-replay.ts';
import { whenInView } from './in-view.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';
import { soonAfterLoad, whenIdle } from './when-idle.ts';

type IslandOptions = {
  /** What triggers hydration, besides any action of the visitor. */
  hydrateOn?: 'visible' | 'idle';
  className?: string;
  /** For the placeholder on pages that are not prerendered. */
  placeholderClassName?: string;
};

/** Small, because any action of the visitor hydrates every island anyway. */
const IN_VIEW_MARGIN = '200px';
const VISITOR_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;
const HYDRATE = 'hydrate';

const islandModules: LazyModule<unknown>[] = [];

/** Loads the code of every island declared so far, so that the next page is rendered whole. */
export async function loadIslands(): Promise<void> {
  await Promise.all(islandModules.map(({ load }) => load()));
}

let isHydratingNow = false;
const hydration = new EventTarget();

/**
 * Hydrates every island without waiting for the visitor. Call it while a change of the address is
 * rendered: React cannot know which islands read the address, and commits nothing of the change
 * before all of them are hydrated.
 */
export function hydrateIslandsNow(): void {
  if (isHydratingNow) return;
  isHydratingNow = true;
  hydration.dispatchEvent(new Event(HYDRATE));
}

/**
 * A component that hydrates later than its page. On a prerendered page, its HTML is readable until
 * it comes into view or the visitor does anything at all; then it hydrates, and what the visitor
 * did in it is replayed. On other pages it is rendered as soon as its code is loaded.
 */
export function island<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  options: IslandOptions = {},
): ComponentType<Props> {
  const module = lazyModule(importComponent);
  islandModules.push(module);
  // Without memo, a re-render of the page would force it to hydrate at once.
  return memo((props: Props) => (
    <Island module={module} options={options} componentProps={props} />
  ));
}

type IslandProps<Props> = {
  module: LazyModule<ComponentType<Props>>;
  options: IslandOptions;
  componentProps: Props;
};

function Island<Props extends object>({ module, options, componentProps }: IslandProps<Props>) {
  const { hydrateOn = 'visible', className, placeholderClassName = 'min-h-svh' } = options;
  const place = useRef<HTMLDivElement>(null);
  const replay = useRef<() => Promise<void>>(undefined);
  const release = useRef<() => void>(undefined);
  const [Component] = useState(() => deferred(module, place, holdPlace, triggers[hydrateOn]));

  function holdPlace() {
    if (place.current) release.current = holdOriginal(place.current);
  }

  // Before any other listener, because captured events are replayed in here.
  useLayoutEffect(() => {
    if (place.current) replay.current = captureEvents(place.current);
    return () => release.current?.();
  }, []);

  const hydrated = useCallback(() => {
    release.current?.();
    void replay.current?.();
  }, []);

  return (
    <div ref={place} className={className}>
      <Suspense fallback={<div className={placeholderClassName} />}>
        <Component {...componentProps} />
        <AfterHydration callback={hydrated} />
      </Suspense>
    </div>
  );
}

/** Calls back once its siblings are hydrated. */
function AfterHydration({ callback }: { callback: () => void }) {
  useEffect(callback, [callback]);
  return null;
}

function deferred<Props extends object>(
  module: LazyModule<ComponentType<Props>>,
  place: RefObject<Element | null>,
  onLoaded: () => void,
  trigger: Trigger,
): ComponentType<Props> {
  const loaded = module.loaded();
  if (loaded) return loaded;
  return lazy(async () => {
    // The element exists before its content only when prerendered HTML is hydrated.
    if (!place.current) return { default: await module.load() };
    if (!isHydratingNow) await triggered(place.current, trigger);
    for (;;) {
      try {
        const component = { default: await module.load() };
        onLoaded();
        return component;
      } catch {
        // The HTML stays readable. An element in view would try again without pause, so only the
        // connection or the visitor's next move does.
        await triggered(place.current, backOnline);
      }
    }
  });
}

/** Calls back once, unless canceled first. */
type Trigger = (element: Element, callback: () => void) => () => void;

const triggers: Readonly<Record<'visible' | 'idle', Trigger>> = {
  visible: (element, callback) => whenInView(element, IN_VIEW_MARGIN, callback),
  idle: (_, callback) => whenIdle(callback, soonAfterLoad),
};

/** For a fetch that has failed. */
const backOnline: Trigger = (_, callback) => {
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
};

/**
 * Resolves at the trigger, at any action of the visitor, or when all islands are to hydrate now.
 */
function triggered(element: Element, trigger: Trigger): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const cancel = trigger(element, finish);
    function finish() {
      done.abort();
      cancel();
      resolve();
    }
    for (const event of VISITOR_EVENTS) {
      addEventListener(event, finish, { passive: true, capture: true, signal: done.signal });
    }
    hydration.addEventListener(HYDRATE, finish, { signal: done.signal });
  });
}
