import { Download } from 'lucide-react';
import { type KeyboardEvent, Suspense } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { isComposing } from '@/lib/is-composing.ts';
import { profileFetchCopy } from '../copy.ts';
import type { ProfileFetchState } from './use-profile-fetch.ts';

// It comes with a loaded profile.
const ProfileCard = lazyComponent(() => import('./profile-card.tsx').then((m) => m.ProfileCard));

export type ProfileFetchProps = {
  url: string;
  state: ProfileFetchState;
  onUrlChange: (url: string) => void;
  onFetch: () => void;
  onRemove: () => void;
};

/** The profile link with its button, and the card of the loaded profile. */
export function ProfileFetch({ url, state, onUrlChange, onFetch, onRemove }: ProfileFetchProps) {
  /** Enter belongs to the button beside the field, not to the form around it. */
  function fetchOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onFetch();
  }

  return (
    <div className="flex flex-col gap-4">
      <Field
        label={profileFetchCopy.label}
        hint={profileFetchCopy.hint}
        error={state.status === 'failed' ? (state.linkFault ?? profileFetchCopy.failed) : undefined}
      >
        <div className="flex flex-col gap-2 sm:flex-row">
          <Input
            name="profileUrl"
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={2048}
            placeholder={profileFetchCopy.placeholder}
            value={url}
            onChange={(event) => onUrlChange(event.target.value)}
            onKeyDown={fetchOnEnter}
          />
          <Button
            variant="secondary"
            busy={state.status === 'fetching'}
            busyLabel={profileFetchCopy.fetching}
            onClick={onFetch}
            className="shrink-0"
          >
            <Download aria-hidden="true" />
            {profileFetchCopy.fetch}
          </Button>
        </div>
      </Field>
      {state.status === 'loaded' && (
        <Suspense fallback={<Skeleton className="h-47 w-full rounded-card" />}>
          <ProfileCard profile={state.profile} onRemove={onRemove} />
        </Suspense>
      )}
    </div>
  );
}
