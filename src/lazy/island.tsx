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
  /** What hydrates it, besides anything the visitor does. */
  hydrateOn?: 'visible' | 'idle';
  className?: string;
  /** Of the placeholder, where no HTML stands yet. */
  placeholderClassName?: string;
};

/** Small, since any move of the visitor hydrates every island. */
const IN_VIEW_MARGIN = '200px';
const VISITOR_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;
const HYDRATE = 'hydrate';

const islandModules: LazyModule<unknown>[] = [];

/** Loads the code of every island declared so far, so that the next page comes whole. */
export async function loadIslands(): Promise<void> {
  await Promise.all(islandModules.map(({ load }) => load()));
}

let isHydratingNow = false;
const hydration = new EventTarget();

/**
 * Hydrates every island without waiting for the visitor. To be called while a change of the address
 * is rendered: React cannot know which islands read it, and shows none of the change before all of
 * them are hydrated.
 */
export function hydrateIslandsNow(): void {
  if (isHydratingNow) return;
  isHydratingNow = true;
  hydration.dispatchEvent(new Event(HYDRATE));
}

/**
 * A component that hydrates after its page. On a page that the build rendered, its HTML stands there
 * to be read until it comes into view or the visitor does anything at all, and what the visitor did
 * to it until then is replayed; elsewhere it is shown as soon as its code is there.
 */
export function island<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  options: IslandOptions = {},
): ComponentType<Props> {
  const module = lazyModule(importComponent);
  islandModules.push(module);
  // Rendered again together with its page, it would have to hydrate at once.
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

  // Before anything else listens: earlier events are replayed in here.
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

/** Calls back once everything beside it is hydrated. */
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
    // Only where HTML is hydrated does the place exist before its content.
    if (!place.current) return { default: await module.load() };
    if (!isHydratingNow) await triggered(place.current, trigger);
    for (;;) {
      try {
        const component = { default: await module.load() };
        onLoaded();
        return component;
      } catch {
        // The HTML stays readable, and the visitor's next move tries again.
        await triggered(place.current, trigger);
      }
    }
  });
}

/** Calls back once, unless it is canceled before. */
type Trigger = (element: Element, callback: () => void) => () => void;

const triggers: Readonly<Record<'visible' | 'idle', Trigger>> = {
  visible: (element, callback) => whenInView(element, IN_VIEW_MARGIN, callback),
  idle: (_, callback) => whenIdle(callback, soonAfterLoad),
};

/** Resolves at the trigger, at any move of the visitor, or when all islands are to hydrate now. */
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
