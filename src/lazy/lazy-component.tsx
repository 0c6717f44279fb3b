import {
  type ComponentType,
  createContext,
  lazy,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button.tsx';
import { loadFailure } from '@/content/site.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';
import { queuePrefetch } from './prefetch.ts';

export type LazyComponent<Props> = ComponentType<Props> & Pick<LazyModule<unknown>, 'prefetch'>;

/**
 * A component whose code is loaded on first render, or prefetched on idle; render it inside a
 * Suspense boundary. If the code cannot be loaded, it shows a sentence with a retry button, and
 * also retries when the connection is back. If that fails too while the device is online, the button
 * reloads the page: browsers remember a failed import until then. Unlike with plain `lazy`, a failure
 * never breaks the components around it.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const module = lazyModule(importComponent);
  const source: Source<Props> = { attempt, latest: attempt() };
  queuePrefetch(module);

  function attempt() {
    return lazy<ComponentType<Props>>(() =>
      module.load().then(
        (component) => ({ default: component }),
        () => ({ default: FetchFailure }),
      ),
    );
  }

  return Object.assign((props: Props) => <LatestAttempt source={source} componentProps={props} />, {
    prefetch: module.prefetch,
  });
}

type Source<Props> = {
  attempt: () => ComponentType<Props>;
  /**
   * Outside of the component: React discards the state of components that suspend on first render.
   */
  latest: ComponentType<Props>;
};

type LatestAttemptProps<Props> = { source: Source<Props>; componentProps: Props };

function LatestAttempt<Props extends object>({
  source,
  componentProps,
}: LatestAttemptProps<Props>) {
  const [Component, setComponent] = useState(() => source.latest);
  const hasTriedAgain = useRef(false);
  const [retry] = useState<Retry>(() => ({
    hasTriedAgain: () => hasTriedAgain.current,
    tryAgain: () => {
      hasTriedAgain.current = true;
      source.latest = source.attempt();
      setComponent(() => source.latest);
    },
    forget: () => {
      source.latest = source.attempt();
    },
  }));
  return (
    <RetryContext value={retry}>
      <Component {...componentProps} />
    </RetryContext>
  );
}

type Retry = {
  /** Whether the visitor or the connection has already made it try again. */
  hasTriedAgain: () => boolean;
  tryAgain: () => void;
  /** Makes the next mount fetch again. */
  forget: () => void;
};

const RetryContext = createContext<Retry>({
  hasTriedAgain: () => false,
  tryAgain: () => {},
  forget: () => {},
});

function FetchFailure() {
  const { hasTriedAgain, tryAgain, forget } = useContext(RetryContext);
  // React keeps this component across attempts, so it is worked out on each render.
  const onlyReloadHelps = hasTriedAgain() && navigator.onLine;

  // With the message on the page, so that no 'online' event is missed in between.
  useLayoutEffect(() => {
    addEventListener('online', tryAgain);
    return () => {
      removeEventListener('online', tryAgain);
      forget();
    };
  }, [tryAgain, forget]);

  return (
    <div
      role="alert"
      data-print="hide"
      className="flex flex-wrap items-center gap-4 rounded-card border-[1.5px] border-dashed border-[color:var(--fg)] p-5"
    >
      <p className="max-w-measure">{onlyReloadHelps ? loadFailure.textAgain : loadFailure.text}</p>
      <Button
        variant="secondary"
        onClick={onlyReloadHelps ? () => window.location.reload() : tryAgain}
      >
        {onlyReloadHelps ? loadFailure.reload : loadFailure.retry}
      </Button>
    </div>
  );
}
