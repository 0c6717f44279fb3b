import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keepEarlyActions } from '@/hooks/early-actions.ts';
import { holdOriginal } from '@/hooks/translated-page.ts';
import { soonAfterLoad, whenIdle } from '@/hooks/when-idle.ts';

type WithWords<Words> = (props: { words: Words }) => ReactNode;

type LatePartProps<Words> = {
  part: PartCode<Words>;
  words: Words;
  /** What sets it going besides the visitor's moves: its coming near, or a moment of rest. */
  due?: 'near' | 'idle';
  /** For the place itself. */
  className?: string;
  /** The room that is kept where no HTML stands yet. */
  room?: string;
};

/** A part of a page in a file of its own. */
export type PartCode<Words> = {
  load: () => Promise<WithWords<Words>>;
  /** The part, once it was loaded. */
  loaded: () => WithWords<Words> | undefined;
};

/** Little, since whoever moves at all sets every part going. */
const LOAD_AHEAD = '200px';
const VISITOR_MOVES = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;
const SUMMONS = 'summons';

/** Loads of parts that no page has wanted yet. */
const unloaded = new Set<() => Promise<unknown>>();

/** Code for a LatePart, fetched once. */
export function partCode<Words>(importPart: () => Promise<WithWords<Words>>): PartCode<Words> {
  let loaded: WithWords<Words> | undefined;

  async function load(): Promise<WithWords<Words>> {
    loaded ??= await importPart();
    unloaded.delete(load);
    return loaded;
  }
  unloaded.add(load);
  return { load, loaded: () => loaded };
}

/** Fetches what pages have put off, so that the next page comes whole. */
export async function loadLateParts(): Promise<void> {
  await Promise.all([...unloaded].map((load) => load()));
}

let isSummoned = false;
const summoned = new EventTarget();

/**
 * Has every part that stands in the HTML taken over without waiting for a move. To be called while a
 * change of the address is rendered: React cannot know which of them reads it, and shows none of the
 * change before it has taken all of them over.
 */
export function summonLateParts(): void {
  if (isSummoned) return;
  isSummoned = true;
  summoned.dispatchEvent(new Event(SUMMONS));
}

/**
 * A part of a page whose code may come after the page's own. In a page that the build made, it
 * stands there to be read and is taken over when it is due or the visitor does anything; otherwise
 * it is shown as soon as its code is there.
 */
export function LatePart<Words>({
  part,
  words,
  due = 'near',
  className,
  room = 'min-h-svh',
}: LatePartProps<Words>) {
  const place = useRef<HTMLDivElement>(null);
  const replay = useRef<() => Promise<void>>(undefined);
  const letGo = useRef<() => void>(undefined);
  const [Part] = useState(() =>
    inTime(part, place, holdPlace, due === 'near' ? comesNear : whenAtRest),
  );

  function holdPlace() {
    if (place.current) letGo.current = holdOriginal(place.current);
  }

  // Before anything else answers: what came earlier still is done again in here.
  useLayoutEffect(() => {
    if (place.current) replay.current = keepEarlyActions(place.current);
    return () => letGo.current?.();
  }, []);

  const arrive = useCallback(() => {
    letGo.current?.();
    void replay.current?.();
  }, []);

  // Rendered anew with its page, it would have to be taken over at once.
  return useMemo<ReactNode>(
    () => (
      <div ref={place} className={className}>
        <Suspense fallback={<div className={room} />}>
          <Part words={words} />
          <Arrival onArrive={arrive} />
        </Suspense>
      </div>
    ),
    [Part, words, className, room, arrive],
  );
}

/** Calls back once everything beside it answers to the visitor. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}

function inTime<Words>(
  part: PartCode<Words>,
  place: RefObject<Element | null>,
  onLoaded: () => void,
  onDue: OnDue,
): ComponentType<{ words: Words }> {
  const loaded = part.loaded();
  if (loaded) return loaded;
  return lazy(async () => {
    // Only where HTML is taken over does the place exist before its content.
    if (!place.current) return { default: await part.load() };
    if (!isSummoned) await wanted(place.current, onDue);
    for (;;) {
      try {
        const code = { default: await part.load() };
        onLoaded();
        return code;
      } catch {
        // It stays to be read, and the visitor's next move tries again.
        await wanted(place.current, onDue);
      }
    }
  });
}

/** Calls back once, unless it is called off before. */
type OnDue = (element: Element, callback: () => void) => () => void;

/** Resolves when the part is due or summoned, or the visitor does anything at all. */
function wanted(element: Element, onDue: OnDue): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const callOff = onDue(element, finish);
    function finish() {
      done.abort();
      callOff();
      resolve();
    }
    for (const move of VISITOR_MOVES) {
      addEventListener(move, finish, { passive: true, capture: true, signal: done.signal });
    }
    summoned.addEventListener(SUMMONS, finish, { signal: done.signal });
  });
}

function comesNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin: LOAD_AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function whenAtRest(_: Element, callback: () => void): () => void {
  return whenIdle(callback, soonAfterLoad);
}
