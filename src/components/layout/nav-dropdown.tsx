import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { type OpenState, useNavDropdown } from '@/components/layout/use-nav-dropdown.ts';
import { Glyph } from '@/components/ui/glyph.tsx';
import type { NavigationGroup } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

export type { OpenState };

type NavDropdownProps = {
  group: NavigationGroup;
  currentPath: string;
  state: OpenState;
  onStateChange: (state: OpenState) => void;
};

/**
 * A disclosure button with a list of plain links, so that Tab and screen readers need no menu keys.
 */
export function NavDropdown({ group, currentPath, state, onStateChange }: NavDropdownProps) {
  const panelId = useId();
  const isOpen = state !== 'closed';
  const { rootProps, triggerProps, panelProps } = useNavDropdown(state, onStateChange);

  return (
    <li className="relative opens-without-script" {...rootProps}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className="inline-flex min-h-11 items-center gap-1 rounded-chip px-3 font-semibold decoration-2 underline-offset-8 hover:underline"
        {...triggerProps}
      >
        {group.label}
        <Glyph
          name="chevron-down"
          className={cn('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {/* The padding bridges the gap to the button, so that the pointer never leaves the menu. */}
      <div id={panelId} hidden={!isOpen} className="absolute top-full left-0 pt-2" {...panelProps}>
        <ul className="w-80 animate-rise-in rounded-card border-[1.5px] border-ink bg-paper p-2 shadow-stack">
          {group.links.map((link) => (
            <li key={link.name}>
              <SiteLink
                href={link.path}
                aria-current={link.path === currentPath ? 'page' : undefined}
                className="group block rounded-field px-4 py-3 hover:bg-butter aria-[current]:bg-blush"
              >
                <span className="block font-semibold">{link.name}</span>
                <span className="block text-label font-normal">{link.description}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
