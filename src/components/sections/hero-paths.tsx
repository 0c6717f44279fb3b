import { isWebAddress, SiteLink } from '@/components/layout/site-link.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import type { HeroPath } from '@/content/types.ts';

/** A hero's choices side by side, each a card with a link. */
export function HeroPaths({ items }: { items: readonly HeroPath[] }) {
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:mt-12 lg:gap-6">
      {items.map((item) => {
        return (
          <li key={item.title}>
            <SiteLink
              href={item.href}
              data-ground="white"
              className="lift group flex h-full flex-col rounded-card border-[1.5px] border-ink p-[min(1.25rem,6.25vw)] lg:p-7"
            >
              <span className="spec-print text-muted">{item.label}</span>
              <span className="mt-2 font-display text-display-3 lg:text-display-2">
                {item.title}
              </span>
              <span className="mt-2 mb-4 block text-muted lg:mt-3 lg:mb-6 lg:text-lead">
                {item.text}
              </span>
              <span className="mt-auto flex items-center justify-between gap-2 border-t border-dashed border-ink/50 pt-3 font-semibold text-tomato">
                <span className="min-w-0">{item.action}</span>
                <Glyph
                  name={isWebAddress(item.href) ? 'arrow-up-right' : 'arrow-right'}
                  className="size-5 shrink-0 transition-transform group-hover:translate-x-1"
                />
              </span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
