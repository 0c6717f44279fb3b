import type {
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import { productCategoryLabels } from '@functions/_shared/domain/product-categories.ts';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatUsdWhole } from '@/lib/format.ts';
import { ideaDialogCopy } from '../dialog-copy.ts';
import { categoryIcon, IdeaPicture } from './idea-picture.tsx';
import {
  type IdeaPicture as Picture,
  type PictureBrand,
  useIdeaPictures,
} from './use-idea-pictures.ts';
import { useListStart } from './use-list-start.ts';

const { idea: ideaCopy, source: sourceTexts } = ideaDialogCopy;

type IdeaListProps = {
  ideas: readonly ProductIdea[];
  source: GenerateProductIdeasResponse['source'];
  /** What the engine could not read or does not know. */
  notice?: string | undefined;
  brand: PictureBrand;
  onUse: (idea: ProductIdea) => void;
  /** The names of the ideas that the visitor keeps. */
  keptNames?: readonly string[];
  /** Keeps an idea or lets go of it; without it nothing can be kept. */
  onToggleKept?: (idea: ProductIdea) => void;
};

/** Step 2: the five ideas. */
export function IdeaList({
  ideas,
  source,
  notice,
  brand,
  onUse,
  keptNames = [],
  onToggleKept,
}: IdeaListProps) {
  const list = useListStart();
  const pictureOf = useIdeaPictures(ideas, brand);

  return (
    <div className="flex flex-col gap-4">
      {notice !== undefined && (
        <p className="rounded-field border-[1.5px] border-ink bg-butter p-3 text-sm">{notice}</p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={ideaCopy.listLabel}
        className="flex flex-col gap-4 focus-visible:shadow-none focus-visible:outline-none"
      >
        {ideas.map((idea) => (
          <li key={idea.productName}>
            <IdeaCard
              idea={idea}
              picture={pictureOf(idea)}
              onUse={() => onUse(idea)}
              isKept={keptNames.includes(idea.productName)}
              onToggleKept={onToggleKept && (() => onToggleKept(idea))}
            />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{sourceTexts[source]}</p>
    </div>
  );
}

type IdeaCardProps = {
  idea: ProductIdea;
  picture: Picture;
  onUse: () => void;
  isKept: boolean;
  onToggleKept: (() => void) | undefined;
};

function IdeaCard({ idea, picture, onUse, isKept, onToggleKept }: IdeaCardProps) {
  const titleId = useId();
  const Icon = categoryIcon(idea.category);
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-x-4 gap-y-4 rounded-card border-[1.5px] border-ink bg-white p-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:p-5"
    >
      <IdeaPicture category={idea.category} picture={picture} className="sm:row-span-2" />
      <header>
        <h3 id={titleId} className="text-title">
          {idea.productName}
        </h3>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4">
          <span className="spec-print text-muted">
            <Icon aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.2em]" />
            <span>{productCategoryLabels[idea.category]}</span>
            {idea.isClassic && ` · ${ideaCopy.classic}`}
          </span>
          <span className="font-semibold tabular-nums">
            {ideaCopy.price(formatUsdWhole(idea.estimatedPrice))}
          </span>
        </p>
      </header>
      <dl className="col-span-full flex flex-col gap-3 text-sm sm:col-span-1">
        <div>
          <dt className="spec-print text-muted">{ideaCopy.reasoning}</dt>
          <dd>{idea.reasoning}</dd>
        </div>
        <div>
          <dt className="spec-print text-muted">{ideaCopy.marketFit}</dt>
          <dd>{idea.marketFit}</dd>
        </div>
      </dl>
      <div className="col-span-full flex flex-wrap gap-3 sm:col-start-2">
        <Button size="sm" aria-describedby={titleId} onClick={onUse} className="w-full sm:w-auto">
          {ideaCopy.use}
        </Button>
        {onToggleKept && (
          <Button
            size="sm"
            variant="secondary"
            aria-describedby={titleId}
            aria-pressed={isKept}
            onClick={onToggleKept}
            className="w-full sm:w-auto"
          >
            {isKept && <Check aria-hidden="true" />}
            {isKept ? ideaCopy.kept : ideaCopy.keep}
          </Button>
        )}
      </div>
    </article>
  );
}
