import {
  answersFromParams,
  answersToParams,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { factorySearchPath, paths, sourcingToolPath } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { useSharedResult } from '../shared/use-shared-result.ts';
import { productFromQuiz } from './rules/product-from-quiz.ts';
import { factoryWords, stepQuery } from './rules/step-links.ts';
import { CountryQuizScreen } from './screen/country-quiz-screen.tsx';

/** Ten questions, an email, and the countries that fit the answers. Results can be shared. */
export function CountryQuiz({ email }: { email: string }) {
  const product = useToolProduct('quiz');
  const [, setParams] = useQueryParams();
  const address = useQueryAddress({
    toParams: answersToParams,
    path: paths.sourcing,
    tool: 'quiz',
  });
  const result = useSharedResult(answersFromParams(address.initialParams) !== null);
  return (
    <CountryQuizScreen
      email={email}
      address={address}
      product={product}
      result={result}
      ownHref={sourcingToolPath('quiz')}
      onAnswered={(answers) =>
        product.learn(productFromQuiz(answers, currentProduct(visitorProducts.read())))
      }
      onOpenCountry={(country) => {
        const { category } = currentProduct(visitorProducts.read()).answers;
        setParams({ tool: 'map', country, ...(category && { category }) });
      }}
      onOpenStep={(target, answers) =>
        // The factory search is a page of its own, and has a link.
        target !== 'factories' && setParams(stepQuery(target, answers))
      }
      factoriesHref={(answers) =>
        factorySearchPath(
          factoryWords(answers, currentProduct(visitorProducts.read()).answers.product),
        )
      }
    />
  );
}
