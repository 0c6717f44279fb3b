import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { formatInteger } from '@/lib/format.ts';
import { factoriesCopy } from '../copy.ts';
import { factoryPlace } from '../rules/factory-place.ts';

const { others: copy, sample } = factoriesCopy;

type OtherFactoriesProps = {
  factories: readonly Factory[];
  /** The category that was searched; undefined where the words named it. */
  category: ProductCategory | undefined;
};

/** Factories that share only the category with the product: named as that, and kept short. */
export function OtherFactories({ factories, category }: OtherFactoriesProps) {
  const titleId = useId();
  const goods = category === undefined ? copy.goodsUnknown : copy.goods[category];
  return (
    <section aria-labelledby={titleId} className="mt-4 flex flex-col gap-3">
      <h4 id={titleId} className="text-title">
        {copy.title(goods)}
      </h4>
      <ul aria-labelledby={titleId} className="grid gap-3 md:grid-cols-3">
        {factories.map((factory) => (
          <li
            key={factory.id}
            className="flex flex-col gap-1 rounded-chip border border-dashed border-ink/50 p-4 text-sm"
          >
            <p className="font-semibold">
              {copy.makes(listInWords(factory.specialties.slice(0, maxNamed)))}
            </p>
            <p className="text-muted">{factoryPlace(factory)}</p>
            <p className="text-muted">
              {copy.facts(formatInteger(factory.minOrder), factory.leadTime)}
            </p>
            {factory.isSample && (
              <p className="mt-auto pt-2">
                <Badge tone="butter">{sample}</Badge>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const maxNamed = 3;
