import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { headerGroups, headerLinks } from '@/content/navigation.ts';
import { headerActions, headerWords } from '@/content/site.ts';
import type { NavigationLink } from '@/content/types.ts';

type PhoneMenuListProps = { currentPath: string; onChoose: () => void };

export function PhoneMenuList({ currentPath, onChoose }: PhoneMenuListProps) {
  const { clientPortal, intake } = headerActions;
  return (
    <nav
      aria-label={headerWords.navigationLabel}
      className="page-container flex min-h-full flex-col gap-7 py-6"
    >
      <LinkList links={headerLinks} currentPath={currentPath} onChoose={onChoose} />
      {headerGroups.map((group) => (
        <LinkGroup key={group.id} title={group.label}>
          <LinkList
            links={group.links}
            currentPath={currentPath}
            onChoose={onChoose}
            withDescriptions
          />
        </LinkGroup>
      ))}
      <div className="mt-auto grid gap-3 pt-2 sm:grid-cols-2">
        <SiteLink href={intake.href} onClick={onChoose} className={buttonClass()}>
          {intake.label}
        </SiteLink>
        <SiteLink
          href={clientPortal.href}
          onClick={onChoose}
          className={buttonClass({ variant: 'secondary' })}
        >
          {clientPortal.label}
        </SiteLink>
      </div>
    </nav>
  );
}

function LinkGroup({ title, children }: { title: string; children: React.ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <p id={titleId} className="spec-print mb-1 text-muted">
        {title}
      </p>
      {children}
    </section>
  );
}

type LinkListProps = PhoneMenuListProps & { links: NavigationLink[]; withDescriptions?: boolean };

function LinkList({ links, currentPath, onChoose, withDescriptions = false }: LinkListProps) {
  return (
    <ul className="border-t border-ink/15">
      {links.map((link) => (
        <li key={link.name} className="border-b border-ink/15">
          <SiteLink
            href={link.path}
            onClick={onChoose}
            aria-current={link.path === currentPath ? 'page' : undefined}
            className="block rounded-chip py-3 aria-[current]:text-tomato"
          >
            <span className="block font-display text-title">{link.name}</span>
            {withDescriptions && (
              <span className="block text-label text-muted">{link.description}</span>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
