import type { FetchTiktokDataRequest } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { createContext } from 'react';
import { lazyCall, lazyModule } from '@/lazy/lazy-module.ts';
import { queuePrefetch } from '@/lazy/prefetch.ts';
import type { ProfileAnswer } from './rules/fetched-profile.ts';

export type ProfileServices = {
  fetchProfile: (request: FetchTiktokDataRequest) => Promise<ProfileAnswer>;
};

const profiles = lazyModule(() => import('@/api/profiles.ts'));
queuePrefetch(profiles);

/** What the tool asks of the backend; tests put stand-ins here. */
export const ProfileServices = createContext<ProfileServices>({
  fetchProfile: lazyCall(profiles, (code) => code.fetchProfile),
});
