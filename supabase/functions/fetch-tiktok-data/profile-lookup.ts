import type { ProfileLink } from '../_shared/domain/profile-link.ts';
import type { ServiceName } from '../_shared/external-services.assumptions.ts';
import type { ProfileFacts } from './profile-facts.ts';

/**
 * Looks a profile up in a service with a key. Undefined when the service does not know the profile
 * or does not cover that platform; throws ServiceError when the service fails.
 */
export type ProfileLookup = (link: ProfileLink) => Promise<ProfileFacts | undefined>;

/** A lookup, and the service whose daily quota it counts against. */
export type ProfileService = { service: ServiceName; lookUp: ProfileLookup };
