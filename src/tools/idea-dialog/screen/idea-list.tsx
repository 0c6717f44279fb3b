import type {
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import {
  type ProductCategory,
  productCategoryLabels,
} from '@functions/_shared/domain/product-categories.ts';
import {
  Check,
  Dumbbell,
  Gamepad2,
  House,
  type LucideIcon,
  Music,
  Package,
  PawPrint,
  Shirt,
  ShoppingBag,
  Smartphone,
  Sparkles,
  UtensilsCrossed,
} from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatUsdWhole } from '@/lib/format.ts';
import { ideaDialogCopy } from '../dialog-copy.ts';

const { idea: ideaCopy, source: sourceTexts } = ideaDialogCopy;

type IdeaListProps = {
  ideas: readonly ProductIdea[];
  source: GenerateProductIdeasResponse['source'];
  /** What the engine could not read or does not know. */
  notice?: string | undefined;
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
  onUse,
  keptNames = [],
  onToggleKept,
}: IdeaListProps) {
  const list = useRef<HTMLUListElement>(null);

  // The pressed button disappeared with step 1; the focus must stay in the dialog.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);

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
  onUse: () => void;
  isKept: boolean;
  onToggleKept: (() => void) | undefined;
};

function IdeaCard({ idea, onUse, isKept, onToggleKept }: IdeaCardProps) {
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
            <span className="spec-print text-muted">
              <span>{productCategoryLabels[idea.category]}</span>
              {idea.isClassic && ` · ${ideaCopy.classic}`}
            </span>
            <span className="font-semibold tabular-nums">
              {ideaCopy.price(formatUsdWhole(idea.estimatedPrice))}
            </span>
          </p>
        </div>
      </header>
      <dl className="mt-4 flex flex-col gap-3 text-sm">
        <div>
          <dt className="spec-print text-muted">{ideaCopy.reasoning}</dt>
          <dd>{idea.reasoning}</dd>
        </div>
        <div>
          <dt className="spec-print text-muted">{ideaCopy.marketFit}</dt>
          <dd>{idea.marketFit}</dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
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

const icons: Readonly<Record<ProductCategory, LucideIcon>> = {
  apparel: Shirt,
  accessories: ShoppingBag,
  'home-goods': House,
  beauty: Sparkles,
  fitness: Dumbbell,
  tech: Smartphone,
  music: Music,
  gaming: Gamepad2,
  food: UtensilsCrossed,
  pets: PawPrint,
};

const icon = new Map<string, LucideIcon>(Object.entries(icons));

/** The icon of a category; a parcel for an unknown one. */
export function categoryIcon(category: string): LucideIcon {
  return icon.get(category) ?? Package;
}
