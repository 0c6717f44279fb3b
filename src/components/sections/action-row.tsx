import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import type { ContentLink } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type ActionRowProps = {
  /** The first is the primary action; the others look quieter. */
  actions: readonly ContentLink[];
  size?: 'md' | 'lg';
  className?: string;
};

export function ActionRow({ actions, size = 'md', className }: ActionRowProps) {
  return (
    <div className={cn('flex flex-wrap gap-3 max-[30rem]:flex-col sm:gap-4', className)}>
      {actions.map((action, index) => (
        <SiteLink
          key={action.label}
          href={action.href}
          className={buttonClass({ size, variant: index === 0 ? 'primary' : 'secondary' })}
        >
          {action.label}
        </SiteLink>
      ))}
    </div>
  );
}
