import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import { productCategoryLabels } from '@functions/_shared/domain/product-categories.ts';
import { creatorAddress } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { formatUsdWhole } from '@/lib/format.ts';
import { ideaDialogCopy } from '../dialog-copy.ts';
import { IdeaPicture } from './idea-picture.tsx';
import {
  type IdeaPicture as Picture,
  type PictureBrand,
  useIdeaPictures,
} from './use-idea-pictures.ts';
import { useListStart } from './use-list-start.ts';

const { idea: ideaCopy, kept: keptCopy } = ideaDialogCopy;

type KeptIdeasProps = {
  ideas: readonly ProductIdea[];
  brand: PictureBrand;
  onUse: (idea: ProductIdea) => void;
  onRemove: (idea: ProductIdea) => void;
};

/** The kept ideas side by side: on a phone below each other. */
export function KeptIdeas({ ideas, brand, onUse, onRemove }: KeptIdeasProps) {
  const list = useListStart();
  const pictureOf = useIdeaPictures(ideas, brand);

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={keptCopy.title}
      className="grid gap-4 focus-visible:shadow-none focus-visible:outline-none sm:grid-cols-2"
    >
      {ideas.map((idea) => (
        <li key={idea.productName} className="flex">
          <KeptIdea
            idea={idea}
            picture={pictureOf(idea)}
            onUse={() => onUse(idea)}
            onRemove={() => onRemove(idea)}
          />
        </li>
      ))}
    </ul>
  );
}

type KeptIdeaProps = {
  idea: ProductIdea;
  picture: Picture;
  onUse: () => void;
  onRemove: () => void;
};

function KeptIdea({ idea, picture, onUse, onRemove }: KeptIdeaProps) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-1 flex-col rounded-card border-[1.5px] border-ink bg-white p-4"
    >
      <IdeaPicture category={idea.category} picture={picture} className="max-w-44" />
      <h3 id={titleId} className="mt-3 text-title">
        {idea.productName}
      </h3>
      <dl className="mt-3 flex flex-1 flex-col gap-2 text-sm">
        <Fact term={keptCopy.price} text={ideaCopy.price(formatUsdWhole(idea.estimatedPrice))} />
        <Fact term={keptCopy.category} text={productCategoryLabels[idea.category]} />
        <Fact term={ideaCopy.marketFit} text={idea.marketFit} />
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" aria-describedby={titleId} onClick={onUse}>
          {ideaCopy.use}
        </Button>
        <a
          href={calculatorHref(idea)}
          // Beside this page, so that the other ideas stay at hand.
          target="_blank"
          rel="noopener"
          aria-describedby={titleId}
          className={buttonClass({ variant: 'tertiary', size: 'sm' })}
        >
          <ExternalLink aria-hidden="true" />
          {keptCopy.open}
        </a>
        <Button size="sm" variant="tertiary" aria-describedby={titleId} onClick={onRemove}>
          {keptCopy.remove}
        </Button>
      </div>
    </article>
  );
}

/** The creator calculator with the idea filled in. */
function calculatorHref({ productName, estimatedPrice, category }: ProductIdea): string {
  const params = creatorAddress.toParams({
    product: productName,
    priceUsd: estimatedPrice,
    productCategory: category,
  });
  return `${paths.brandVision}?${params}#calculator`;
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="spec-print text-muted">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
