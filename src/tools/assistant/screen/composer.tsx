import { ArrowUp } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { Textarea } from '@/components/ui/textarea.tsx';
import { isComposing } from '@/lib/is-composing.ts';
import { assistantCopy } from '../copy.ts';

const { composer } = assistantCopy;

type ComposerProps = {
  text: string;
  onTextChange: (text: string) => void;
  /** Whether a question can be asked now. */
  canSend: boolean;
  onSend: () => void;
};

/** The text box: Enter sends, Shift+Enter starts a line. It keeps its text until it can be sent. */
export function Composer({ text, onTextChange, canSend, onSend }: ComposerProps) {
  const hintId = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes a word, Enter accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onSend();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  return (
    <form method="post" onSubmit={handleSubmit} className="flex min-w-0 flex-1 items-end gap-2">
      <Textarea
        rows={1}
        aria-label={composer.label}
        aria-describedby={hintId}
        placeholder={composer.placeholder}
        maxLength={composer.maxLength}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={handleKeyDown}
        enterKeyHint="send"
        className="max-h-[30dvh] min-h-14 resize-none rounded-[28px] px-[min(1.25rem,5vw)] py-3.5"
      />
      <p id={hintId} className="sr-only">
        {composer.hint}
      </p>
      <button
        type="submit"
        aria-label={composer.send}
        aria-disabled={!canSend || text.trim() === '' || undefined}
        className="grid size-[min(3.5rem,14.5vw)] shrink-0 place-items-center rounded-full bg-ink text-paper transition-colors enabled-hover:bg-tomato blocked:bg-ink/15 blocked:text-smoke blocked:cursor-not-allowed"
      >
        <ArrowUp aria-hidden="true" className="size-6" />
      </button>
    </form>
  );
}
