import { cn } from '@/lib/cn.ts';

type SuggestedQuestionsProps = {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
  /** Of the questions, where it is not English. */
  language?: string | undefined;
  className?: string;
};

/** Questions on hang tags; pressing one asks it. */
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
                'relative min-h-11 rounded-l-[22px] rounded-r-[8px] border border-ink bg-white py-2 pr-4 pl-9 text-left text-sm font-medium text-ink',
                'transition-colors enabled-hover:bg-butter',
              )}
            >
              <span
                aria-hidden="true"
                className="absolute top-1/2 left-3 size-3 -translate-y-1/2 rounded-full border border-ink bg-[var(--ground)]"
              />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
