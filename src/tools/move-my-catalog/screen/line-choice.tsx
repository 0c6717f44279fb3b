import { useId } from 'react';
import { catalogCopy } from '../catalog-copy.ts';
import { lineLabel } from '../catalog-text.ts';
import type { LineQuestion } from '../rules/catalog-row-types.ts';

type LineChoiceProps = {
  /** What the question is about: "Hoodies: 12 products". */
  name: string;
  question: LineQuestion;
  onChoose: (hts8: string) => void;
};

/** A question with a button for each line that fits. */
export function LineChoice({ name, question, onChoose }: LineChoiceProps) {
  const titleId = useId();
  return (
    <div className="flex flex-col gap-2">
      <p id={titleId}>
        <span className="font-semibold">{name}.</span>{' '}
        {question.text || catalogCopy.questions.fallback}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, but not a fieldset */}
      <div role="group" aria-labelledby={titleId} className="flex flex-wrap gap-2">
        {question.options.map((line) => (
          <button
            key={line.hts8}
            type="button"
            onClick={() => onChoose(line.hts8)}
            className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-field border-[1.5px] border-ink bg-white px-4 py-1.5 text-left text-sm font-medium hover:bg-butter/40"
          >
            {lineLabel(line)}
            <span className="spec-print text-muted">{line.hts8}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
