import type { ProfileLink } from '../_shared/domain/profile-link.ts';
import type { ServiceName } from '../_shared/external-services.assumptions.ts';
import type { ProfileFacts } from './profile-facts.ts';

/**
 * Asks a service behind its key. Undefined when it does not know the profile or does not serve
 * that platform; throws ServiceError when it does not answer as it should.
 */
export type ProfileLookup = (link: ProfileLink) => Promise<ProfileFacts | undefined>;

/** A lookup behind a key, and the service whose calls of the day it counts among. */
export type ProfileService = { service: ServiceName; lookUp: ProfileLookup };
