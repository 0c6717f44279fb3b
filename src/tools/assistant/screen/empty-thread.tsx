import { Undo2 } from 'lucide-react';
import { HelloSticker } from '@/components/stickers/word-stickers.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { SuggestedQuestions } from './suggested-questions.tsx';
import type { Assistant } from './use-assistant.ts';

type EmptyThreadProps = { words: AssistantWords; assistant: Assistant };

/** Before the first question: who answers, from what, and questions to press. */
export function EmptyThread({ words, assistant }: EmptyThreadProps) {
  const { greeting, text, groups } = words.empty;
  return (
    <div data-ground="white" className="rounded-card border border-ink">
      <div className="flex items-start justify-between gap-4 px-[min(1rem,4vw)] pt-5 sm:px-6">
        <div>
          <h2 className="text-display-3">{greeting}</h2>
          <p className="mt-2 max-w-[34.6em]">{text}</p>
        </div>
        <HelloSticker className="hidden h-16 sm:block" />
      </div>
      {assistant.canRestore && (
        <p className="px-[min(1rem,4vw)] pt-2 sm:px-6">
          <Button variant="tertiary" size="sm" onClick={assistant.restore}>
            <Undo2 aria-hidden="true" />
            {words.controls.undoReset}
          </Button>
        </p>
      )}
      <div className="flex flex-col gap-5 px-[min(1rem,4vw)] py-5 sm:px-6">
        {groups.map(({ title, questions }) => (
          <SuggestedQuestions
            key={title}
            label={title}
            questions={questions}
            onAsk={assistant.ask}
          />
        ))}
      </div>
    </div>
  );
}
