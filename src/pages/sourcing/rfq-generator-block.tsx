import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useEffect, useState } from 'react';
import { RfqGenerator } from '@/components/tools/rfq-generator/rfq-generator.tsx';
import { keptAnswersContent } from '@/content/kept-answers.ts';
import { rfqContent } from '@/content/rfq.ts';
import { useKeptAnswers } from '@/hooks/use-kept-answers.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { readOption } from '@/lib/url-state.ts';

/** The RFQ generator with what the visitor told other tools. */
export function RfqGeneratorBlock({ email }: { email: string }) {
  const memory = useKeptAnswers('rfq');
  const [params, setParams] = useQueryParams();
  const [origin] = useState(() => readOption(params, 'origin', isFactoryCountry));

  // Once it stands in the form it is the visitor's to change, also over a reload.
  useEffect(() => {
    if (params.has('origin')) setParams({ tool: 'rfq' }, { replace: true });
  }, [params, setParams]);

  return (
    <RfqGenerator
      words={rfqContent}
      email={email}
      origin={origin}
      keptAnswers={{ words: keptAnswersContent, memory }}
    />
  );
}
