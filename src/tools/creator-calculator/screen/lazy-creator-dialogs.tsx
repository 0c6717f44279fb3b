import { Suspense, useState } from 'react';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import type { CreatorDialogsProps } from './creator-dialogs.tsx';

const CreatorDialogs = lazyComponent(() =>
  import('./creator-dialogs.tsx').then((m) => m.CreatorDialogs),
);

/** The form's two dialogs: loaded when one first opens, and mounted from then on. */
export function LazyCreatorDialogs(props: CreatorDialogsProps) {
  const isCalled = props.isEngagementOpen || props.ideaCalls > 0;
  const [wasOpened, setWasOpened] = useState(isCalled);
  if (isCalled && !wasOpened) setWasOpened(true);

  return wasOpened ? (
    <Suspense fallback={null}>
      <CreatorDialogs {...props} />
    </Suspense>
  ) : null;
}
