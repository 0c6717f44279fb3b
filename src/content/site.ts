import { assistantName, brandName } from '@functions/_shared/domain/brand.ts';
import { contactAddress, outsideLinks } from '@/config/paths.ts';
import type { ContentLink } from './types.ts';

export const site = {
  name: brandName,
  assistantName,
  headline: 'Your Brand BFF',
  tagline: 'We turn ideas into real products — from concept to consumer.',
} as const;

export const headerWords = {
  navigationLabel: 'Main',
  homeLabel: `${site.name} home`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  opensInNewTab: 'Opens in a new tab',
} as const;

export const withoutScript = {
  tool: 'This tool needs JavaScript. Turn it on and reload the page, or email us.',
  form: `This form needs JavaScript. Turn it on and reload the page, or email us at ${contactAddress}.`,
} as const;

/** Shown in place of a component whose code failed to load. */
export const loadFailure = {
  text: 'This part didn’t load. You may be offline, but the rest of the page still works.',
  retry: 'Try again',
  textAgain: 'This part still didn’t load. Reloading the page usually helps.',
  reload: 'Reload the page',
} as const;

export const headerActions = {
  clientPortal: { label: 'Client Portal', href: outsideLinks.clientPortal },
  intake: { label: `Build With ${site.assistantName}`, href: outsideLinks.intakeForm },
} satisfies Record<string, ContentLink>;
