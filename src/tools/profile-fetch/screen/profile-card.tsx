import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import { formatFollowers, formatPct1 } from '@/lib/format.ts';
import type { ProfileFetchContent } from '../copy.ts';
import type { FetchedProfile } from './fetched-profile.ts';

type ProfileCardProps = {
  words: ProfileFetchContent['card'];
  profile: FetchedProfile;
  onRemove: () => void;
};

/** Who was found, what is public of them, and how the engagement rate came about. */
export function ProfileCard({ words, profile, onRemove }: ProfileCardProps) {
  const { username, platform, displayName, followers, engagement_rate, engagementBasis } = profile;
  const missing = missingWords(words, profile);
  return (
    <section
      aria-label={words.label(username)}
      data-ground="sky"
      className="relative animate-rise-in rounded-card border-[1.5px] border-ink p-4 sm:p-5"
    >
      <div className="flex items-center gap-4 pr-10">
        <Avatar words={words} profile={profile} />
        <div className="min-w-0">
          <p className="truncate font-display text-title">{displayName ?? `@${username}`}</p>
          <p className="mt-1 truncate text-sm">@{username}</p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge>{platform}</Badge>
        {profile.source === 'sample' && <Badge tone="butter">{words.sample}</Badge>}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-dashed border-ink/50 pt-3">
        <div>
          <dt className="spec-print">{words.followers}</dt>
          <dd className="font-display text-title">
            {followers === undefined ? words.unknown : formatFollowers(followers)}
          </dd>
        </div>
        <div>
          <dt className="spec-print">{words.engagement}</dt>
          <dd className="font-display text-title">
            {engagement_rate === undefined ? words.unknown : formatPct1(engagement_rate)}
          </dd>
        </div>
      </dl>
      {engagement_rate !== undefined && engagementBasis !== undefined && (
        <p className="mt-2 text-sm">{words.bases[engagementBasis]}</p>
      )}
      {missing && <p className="mt-2 text-sm">{words.unknownNote(missing)}</p>}
      <CloseButton label={words.remove} onClick={onRemove} className="absolute right-1.5 top-1.5" />
    </section>
  );
}

/** Platforms let their pictures expire; the first letter then stands in. */
function Avatar({ words, profile }: Pick<ProfileCardProps, 'words' | 'profile'>) {
  const { username, profile_pic_url: url } = profile;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const frame = 'size-14 shrink-0 rounded-full border-[1.5px] border-ink bg-white';
  if (url === undefined || url === brokenUrl) {
    return (
      <span
        aria-hidden="true"
        className={`${frame} grid place-items-center font-display text-title`}
      >
        {[...username][0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt={words.pictureAlt(username)}
      width={56}
      height={56}
      // The picture's server is not told which page shows it.
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(url)}
      className={`${frame} object-cover`}
    />
  );
}

function missingWords(
  words: ProfileCardProps['words'],
  { followers, engagement_rate }: FetchedProfile,
): string | null {
  if (followers === undefined && engagement_rate === undefined) return words.missing.both;
  if (followers === undefined) return words.missing.followers;
  return engagement_rate === undefined ? words.missing.engagement : null;
}
