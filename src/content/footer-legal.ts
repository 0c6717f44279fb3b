import { contactAddress, contactMailto, paths } from '@/config/paths.ts';
import { operator } from './operator.ts';
import type { ContentLink } from './types.ts';

/** The last line of the footer: who runs the site, and by what rules. */
export const footerLegal = {
  title: 'Legal',
  operator: operator.line,
  links: [
    { label: 'Privacy policy', href: paths.privacy },
    { label: 'Terms of use', href: paths.terms },
    { label: contactAddress, href: contactMailto() },
  ] satisfies ContentLink[],
} as const;
