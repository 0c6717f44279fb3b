import { company } from '@/config/company.ts';
import { absoluteUrl, contactAddress, paths } from '@/config/paths.ts';
import { pageName } from '@/content/page-name.ts';
import { site } from '@/content/site.ts';
import type { PageMeta } from '@/content/types.ts';
import {
  breadcrumbList,
  jsonLd,
  organization,
  type StructuredNode,
  service,
} from '@/lib/structured-data.ts';

type StructuredDataProps = { meta: PageMeta; facts: readonly StructuredNode[] };

/**
 * The page's JSON-LD: the organization, the page's breadcrumbs, its service and its FAQ or steps.
 */
export function StructuredData({ meta, facts }: StructuredDataProps) {
  return (
    <script type="application/ld+json">
      {jsonLd([publisher(), ...crumbs(meta), ...offers(meta), ...facts])}
    </script>
  );
}

// Functions only: what a module computes while it loads stays in the browser's files.

function homeUrl(): string {
  return absoluteUrl(paths.home);
}

function publisher(): StructuredNode {
  return organization({
    name: site.name,
    description: site.tagline,
    url: homeUrl(),
    logoUrl: absoluteUrl('/icon-512.png'),
    email: contactAddress,
    legalName: company.name,
    address: company.address,
  });
}

function crumbs({ path }: PageMeta): StructuredNode[] {
  const name = pageName(path);
  if (path === paths.home || name === undefined) return [];
  return [
    breadcrumbList([
      { name: site.name, url: homeUrl() },
      { name, url: absoluteUrl(path) },
    ]),
  ];
}

function offers({ service: name, description, path }: PageMeta): StructuredNode[] {
  if (name === undefined) return [];
  return [service({ name, description, url: absoluteUrl(path), publisherUrl: homeUrl() })];
}
