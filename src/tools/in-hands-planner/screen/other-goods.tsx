import { Button } from '@/components/ui/button.tsx';
import { planResultCopy } from '../result-copy.ts';
import type { NamedGoods } from './plan-result.tsx';

const copy = planResultCopy.several;

type OtherGoodsProps = {
  /** What the plan is for. */
  goods: Pick<NamedGoods, 'plural'>;
  alsoNamed: readonly string[];
  /** Plans other goods with the rest of the form. */
  onPlan: (product: string) => void;
};

/** Where the words name several goods: which of them is planned, and the way to the others. */
export function OtherGoods({ goods, alsoNamed, onPlan }: OtherGoodsProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-measure font-medium">{copy.text(goods.plural)}</p>
      <div data-print="hide" className="flex flex-wrap gap-2">
        {alsoNamed.map((product) => (
          <Button key={product} variant="secondary" size="sm" onClick={() => onPlan(product)}>
            {copy.plan(product)}
          </Button>
        ))}
      </div>
    </div>
  );
}
