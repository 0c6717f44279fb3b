import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NavDropdown, type OpenState } from '@/components/layout/nav-dropdown.tsx';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { headerGroups, headerLinks } from '@/content/navigation.ts';
import { headerWords } from '@/content/site.ts';

type OpenGroup = { id: string; state: OpenState };

export function DesktopNavigation() {
  const { pathname, key } = useLocation();
  const [open, setOpen] = useState<OpenGroup | null>(null);
  const [openedAt, setOpenedAt] = useState(key);

  // Every navigation closes the open menu, whatever triggered it.
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(null);
  }

  return (
    <nav aria-label={headerWords.navigationLabel} className="hidden min-[70rem]:block">
      <ul className="flex items-center gap-1 text-sm font-semibold">
        {headerLinks.map((link) => (
          <li key={link.path}>
            <SiteLink
              href={link.path}
              aria-current={link.path === pathname ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-chip px-3 decoration-2 underline-offset-8 hover:underline aria-[current]:underline aria-[current]:decoration-tomato"
            >
              {link.name}
            </SiteLink>
          </li>
        ))}
        {headerGroups.map((group) => (
          <NavDropdown
            key={group.id}
            group={group}
            currentPath={pathname}
            state={open?.id === group.id ? open.state : 'closed'}
            onStateChange={(state) =>
              setOpen((current) => {
                if (state !== 'closed') return { id: group.id, state };
                // A delayed close of one menu must not close another one opened since.
                return current?.id === group.id ? null : current;
              })
            }
          />
        ))}
      </ul>
    </nav>
  );
}
