import { type ComponentType, createContext, lazy, useContext, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { unfetchedPart } from '@/content/site.ts';
import { noteAhead } from './parts-ahead.ts';

/**
 * A part whose code is fetched when it is first rendered or the browser rests, to stand inside a
 * Suspense. Where it cannot be fetched a sentence stands in its place, with a way to try again; it
 * tries by itself when the connection comes back. Unlike a plain `lazy`, it never takes down what surrounds it.
 */
export function retryingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const source: PartSource<Props> = { fetchPart, latest: fetchPart() };
  noteAhead(load);

  function fetchPart() {
    return lazy<ComponentType<Props>>(() =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: UnfetchedPart }),
      ),
    );
  }

  return (props) => <RetryingPart source={source} partProps={props} />;
}

type PartSource<Props> = {
  fetchPart: () => ComponentType<Props>;
  /** Outside the component: React forgets the state of what suspends before it was ever shown. */
  latest: ComponentType<Props>;
};

type RetryingPartProps<Props> = { source: PartSource<Props>; partProps: Props };

function RetryingPart<Props extends object>({ source, partProps }: RetryingPartProps<Props>) {
  const [Part, setPart] = useState(() => source.latest);
  const [retry] = useState<Retry>(() => ({
    tryAgain: () => {
      source.latest = source.fetchPart();
      setPart(() => source.latest);
    },
    forget: () => {
      source.latest = source.fetchPart();
    },
  }));
  return (
    <RetryContext value={retry}>
      <Part {...partProps} />
    </RetryContext>
  );
}

type Retry = {
  tryAgain: () => void;
  /** The next one that is shown fetches anew. */
  forget: () => void;
};

const RetryContext = createContext<Retry>({ tryAgain: () => {}, forget: () => {} });

function UnfetchedPart() {
  const { tryAgain, forget } = useContext(RetryContext);

  useEffect(() => {
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
      <p className="max-w-measure">{unfetchedPart.text}</p>
      <Button variant="secondary" onClick={tryAgain}>
        {unfetchedPart.retry}
      </Button>
    </div>
  );
}
