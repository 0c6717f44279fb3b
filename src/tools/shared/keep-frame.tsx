import { Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { cn } from '@/lib/cn.ts';
import { sharedLink } from './shared-link.ts';

type KeepFrameProps = {
  words: { title: string; text: string };
  className?: string;
  children: ReactNode;
};

/** The dashed frame around the ways to take a result along; paper does without it. */
export function KeepFrame({ words, className, children }: KeepFrameProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-print="hide"
      className={cn(
        'flex gap-5 rounded-card border-[1.5px] border-dashed border-ink p-[min(1.25rem,6.25vw)] sm:p-6',
        className,
      )}
    >
      <div>
        <h3 id={titleId} className="text-title">
          {words.title}
        </h3>
        <p className="mt-1 max-w-measure text-sm text-muted">{words.text}</p>
      </div>
      {children}
    </section>
  );
}

type PrintAndCopyProps = {
  words: { print: string; copyLink: string; copied: string; copyFallback: string };
  shareUrl: string;
};

/** Paper and a link: what every result can be kept as. */
export function PrintAndCopy({ words, shareUrl }: PrintAndCopyProps) {
  return (
    <>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {words.print}
      </Button>
      <CopyButton
        text={sharedLink(shareUrl)}
        label={words.copyLink}
        copiedLabel={words.copied}
        fallbackLabel={words.copyFallback}
      />
    </>
  );
}
