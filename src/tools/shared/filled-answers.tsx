import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { cn } from '@/lib/cn.ts';
import type { AnswerName } from '@/lib/visitor-product/answers.ts';
import { filledAnswersCopy as copy } from './filled-answers-copy.ts';
import { filledText } from './filled-answers-text.ts';

type FilledAnswersProps = {
  label: string;
  known: ToolProduct['known'];
  filled: readonly AnswerName[];
  /** The buttons. */
  children: ReactNode;
  /** Shown where nothing that was filled in has words of its own. */
  otherwise: ReactNode;
  className?: string | undefined;
};

/** The answers that a tool filled in, in words, with where they came from. */
export function FilledAnswers({
  label,
  known,
  filled,
  children,
  otherwise,
  className,
}: FilledAnswersProps) {
  // As it was when the tool opened; the answers may be gone by the time it is read.
  const [text] = useState(() => filledText(filled, known));
  if (text === '') return otherwise;
  return (
    <section
      aria-label={label}
      data-ground="butter"
      className={cn(
        'flex flex-col gap-2 rounded-field border-[1.5px] border-ink p-4 text-sm',
        className,
      )}
    >
      <p className="flex items-start gap-2.5">
        <History aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">{copy.filled(text)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4">{children}</div>
    </section>
  );
}
