import { paths } from '@/config/paths.ts';

/** The line at every field that asks for an email address. */
export const privacyLink = { label: 'Privacy policy', href: paths.privacy } as const;
