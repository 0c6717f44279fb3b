import { cn } from '@/lib/cn.ts';

type SuggestedQuestionsProps = {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
  /** Of the questions, where it is not English. */
  language?: string | undefined;
  className?: string;
};

/** Questions to press instead of typing them. */
export function SuggestedQuestions(props: SuggestedQuestionsProps) {
  const { label, questions, onAsk, language, className } = props;
  return (
    <div className={className}>
      <p className="spec-print text-muted">{label}</p>
      <ul lang={language} className="mt-2 flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className={cn(
                'min-h-11 rounded-[22px] border border-ink bg-white px-4 py-2 text-left text-sm font-medium text-ink',
                'transition-colors enabled-hover:bg-butter',
              )}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
