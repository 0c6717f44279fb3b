import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import { formatFollowers, formatPct1 } from '@/lib/format.ts';
import { profileCardCopy as card } from '../card-copy.ts';
import type { FetchedProfile } from '../rules/fetched-profile.ts';

type ProfileCardProps = {
  profile: FetchedProfile;
  onRemove: () => void;
};

/** Who was found, their public figures, and the basis of the engagement rate. */
export function ProfileCard({ profile, onRemove }: ProfileCardProps) {
  const { username, platform, displayName, followers, engagement_rate, engagementBasis } = profile;
  const missing = missingText(profile);
  return (
    <section
      aria-label={card.label(username)}
      data-ground="sky"
      className="relative animate-rise-in rounded-card border-[1.5px] border-ink p-4 sm:p-5"
    >
      <div className="flex items-center gap-4 pr-10">
        <Avatar profile={profile} />
        <div className="min-w-0">
          <p className="truncate font-display text-title">{displayName ?? `@${username}`}</p>
          <p className="mt-1 truncate text-sm">@{username}</p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge>{platform}</Badge>
        {profile.source === 'sample' && <Badge tone="butter">{card.sample}</Badge>}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-dashed border-ink/50 pt-3">
        <div>
          <dt className="spec-print">{card.followers}</dt>
          <dd className="font-display text-title">
            {followers === undefined ? card.unknown : formatFollowers(followers)}
          </dd>
        </div>
        <div>
          <dt className="spec-print">{card.engagement}</dt>
          <dd className="font-display text-title">
            {engagement_rate === undefined ? card.unknown : formatPct1(engagement_rate)}
          </dd>
        </div>
      </dl>
      {engagement_rate !== undefined && engagementBasis !== undefined && (
        <p className="mt-2 text-sm">{card.bases[engagementBasis]}</p>
      )}
      {missing && <p className="mt-2 text-sm">{card.unknownNote(missing)}</p>}
      <CloseButton label={card.remove} onClick={onRemove} className="absolute right-1.5 top-1.5" />
    </section>
  );
}

/** Shows the first letter of the name once the platform has expired the picture. */
function Avatar({ profile }: Pick<ProfileCardProps, 'profile'>) {
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
      alt={card.pictureAlt(username)}
      width={56}
      height={56}
      // The picture's server must not learn which page shows it.
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(url)}
      className={`${frame} object-cover`}
    />
  );
}

function missingText({ followers, engagement_rate }: FetchedProfile): string | null {
  if (followers === undefined && engagement_rate === undefined) return card.missing.both;
  if (followers === undefined) return card.missing.followers;
  return engagement_rate === undefined ? card.missing.engagement : null;
}
