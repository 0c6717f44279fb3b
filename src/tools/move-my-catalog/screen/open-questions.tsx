import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatInteger } from '@/lib/format.ts';
import { catalogCopy } from '../catalog-copy.ts';
import type { OpenQuestion } from '../rules/catalog-filter.ts';
import { LineChoice } from './line-choice.tsx';
import type { CatalogState } from './use-catalog.ts';

const copy = catalogCopy.questions;

/** So many stand open at once. */
const shownFirst = 5;

type OpenQuestionsProps = { catalog: CatalogState; questions: readonly OpenQuestion[] };

/** Every question once, however many products wait for it. */
export function OpenQuestions({ catalog, questions }: OpenQuestionsProps) {
  const titleId = useId();
  const [count, setCount] = useState(shownFirst);
  const products = questions.reduce((sum, each) => sum + each.products, 0);
  const hidden = questions.length - count;
  return (
    <section aria-labelledby={titleId} data-print="hide">
      <Card padding="lg" className="flex flex-col gap-4">
        <div>
          <h2 id={titleId} className="font-display text-title">
            {copy.title(questions.length)}
          </h2>
          <p className="mt-1 max-w-measure text-sm text-muted">
            {copy.text(products === 1 ? 'one product' : `${formatInteger(products)} products`)}{' '}
            {copy.unsure}
          </p>
        </div>
        <ul className="flex flex-col border-t-[1.5px] border-ink">
          {questions.slice(0, count).map(({ question, plural, products: waiting }) => (
            <li key={question.id} className="border-b border-ink/20 py-4">
              <LineChoice
                name={copy.of(capitalized(plural), waiting)}
                question={question}
                onChoose={(hts8) => catalog.decideLine(question.id, hts8)}
              />
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setCount((before) => before + 2 * shownFirst)}
            >
              {copy.more(Math.min(hidden, 2 * shownFirst))}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
