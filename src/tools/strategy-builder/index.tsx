import {
  parseStrategyParams,
  toStrategyParams,
} from '@functions/_shared/domain/strategy/strategy-address.ts';
import { paths, sourcingToolPath } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { useOwnAnswers } from '../shared/use-own-answers.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { useSharedResult } from '../shared/use-shared-result.ts';
import { productFromStrategy, productOfLink } from './rules/product-from-strategy.ts';
import { StrategyBuilderScreen } from './screen/strategy-builder-screen.tsx';

/** Four steps to a roadmap with dates for spreading production over countries. */
export function StrategyBuilder({ email }: { email: string }) {
  const product = useToolProduct('strategy');
  const [, setParams] = useQueryParams();
  const address = useQueryAddress({
    toParams: toStrategyParams,
    path: paths.sourcing,
    tool: 'strategy',
  });
  const result = useSharedResult(parseStrategyParams(address.initialParams) !== null);
  const own = useOwnAnswers(result.isShared, () => productOfLink(address.initialParams));
  return (
    <StrategyBuilderScreen
      email={email}
      address={address}
      product={product}
      result={result}
      ownHref={sourcingToolPath('strategy')}
      onAnswered={(roadmap) =>
        product.learn(own(productFromStrategy(roadmap, currentProduct(visitorProducts.read()))))
      }
      onWriteRfq={(origin) => setParams({ tool: 'rfq', origin })}
    />
  );
}
