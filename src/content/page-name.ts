import { footer } from './footer.ts';
import { footerLegal } from './footer-legal.ts';

/** The footer's name for one of our pages. */
export function pageName(path: string): string | undefined {
  const links = [...footer.groups, footerLegal].flatMap((group) => group.links);
  return links.find(({ href }) => href === path)?.label;
}
