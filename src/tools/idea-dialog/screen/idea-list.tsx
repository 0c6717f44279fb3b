import type {
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import { productCategoryLabels } from '@functions/_shared/domain/product-categories.ts';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatUsdWhole } from '@/lib/format.ts';
import type { IdeaDialogContent } from '../copy.ts';
import { categoryIcon } from './category-icons.ts';

type IdeaListProps = {
  words: IdeaDialogContent;
  ideas: readonly ProductIdea[];
  source: GenerateProductIdeasResponse['source'];
  onUse: (idea: ProductIdea) => void;
};

/** Step 2: the five ideas. */
export function IdeaList({ words, ideas, source, onUse }: IdeaListProps) {
  const list = useRef<HTMLUListElement>(null);

  // The button that was pressed went away with step 1; focus must stay in the dialog.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  return (
    <div className="flex flex-col gap-4">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.idea.listLabel}
        className="flex flex-col gap-4 focus-visible:shadow-none focus-visible:outline-none"
      >
        {ideas.map((idea) => (
          <li key={idea.productName}>
            <IdeaCard words={words.idea} idea={idea} onUse={() => onUse(idea)} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{words.source[source]}</p>
    </div>
  );
}

type IdeaCardProps = { words: IdeaDialogContent['idea']; idea: ProductIdea; onUse: () => void };

function IdeaCard({ words, idea, onUse }: IdeaCardProps) {
  const titleId = useId();
  const Icon = categoryIcon(idea.category);
  return (
    <article
      aria-labelledby={titleId}
      className="rounded-card border-[1.5px] border-ink bg-white p-4 sm:p-5"
    >
      <header className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-field border-[1.5px] border-ink bg-butter"
        >
          <Icon className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-title">
            {idea.productName}
          </h3>
          <p className="mt-1 flex flex-wrap justify-between gap-x-4">
            <span className="spec-print text-muted">{productCategoryLabels[idea.category]}</span>
            <span className="font-semibold tabular-nums">
              {words.price(formatUsdWhole(idea.estimatedPrice))}
            </span>
          </p>
        </div>
      </header>
      <dl className="mt-4 flex flex-col gap-3 text-sm">
        <div>
          <dt className="spec-print text-muted">{words.reasoning}</dt>
          <dd>{idea.reasoning}</dd>
        </div>
        <div>
          <dt className="spec-print text-muted">{words.marketFit}</dt>
          <dd>{idea.marketFit}</dd>
        </div>
      </dl>
      <Button
        size="sm"
        aria-describedby={titleId}
        onClick={onUse}
        className="mt-4 w-full sm:w-auto"
      >
        {words.use}
      </Button>
    </article>
  );
}
