import { useState } from 'react';
import { InspirationServices } from '@/tools/design-inspiration/services.ts';
import { IdeaServices } from '@/tools/idea-dialog/services.ts';
import { ProfileServices } from '@/tools/profile-fetch/services.ts';
import type { CreatorCalculatorProps, StartedAfter } from './creator-calculator-props.ts';
import { CreatorScreen } from './creator-screen.tsx';

/**
 * The creator brand-potential calculator. Emptying it is starting it anew, so that no part of it
 * can hold on to what was typed.
 */
export function CreatorCalculator(props: CreatorCalculatorProps) {
  const [start, setStart] = useState<{ count: number; after: StartedAfter }>({
    count: 0,
    after: 'opening',
  });

  function startOver(after: StartedAfter) {
    props.address.replace(null);
    setStart(({ count }) => ({ count: count + 1, after }));
  }

  return (
    <ProfileServices value={props.services}>
      <IdeaServices value={props.services}>
        <InspirationServices value={props.services}>
          <CreatorScreen
            key={start.count}
            {...props}
            address={
              start.after === 'opening'
                ? props.address
                : { ...props.address, initialParams: new URLSearchParams() }
            }
            startedAfter={start.after}
            onStartOver={startOver}
          />
        </InspirationServices>
      </IdeaServices>
    </ProfileServices>
  );
}
