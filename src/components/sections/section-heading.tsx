import { cn } from '@/lib/cn.ts';

type SectionHeadingProps = {
  title: string;
  /** The small line above the heading, styled like print on a carton. */
  label?: string;
  text?: string;
  id?: string;
  className?: string;
};

export function SectionHeading({ title, label, text, id, className }: SectionHeadingProps) {
  return (
    <div className={cn('max-w-3xl', className)}>
      {label && <p className="spec-print mb-3 text-muted">{label}</p>}
      <h2 id={id} className="text-display-2">
        {title}
      </h2>
      {text && <p className="mt-3 max-w-measure text-lead text-muted sm:mt-5">{text}</p>}
    </div>
  );
}
