import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useEffect, useState } from 'react';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { parseOptionParam } from '@/lib/url-state.ts';
import { sharedAnswersContent } from '../shared/shared-answers-copy.ts';
import { rfqContent } from './copy.ts';
import { RfqGenerator } from './screen/rfq-generator.tsx';

/** The RFQ generator with what the visitor told other tools. */
export function RfqGeneratorBlock({ email }: { email: string }) {
  const memory = useSharedAnswers('rfq');
  const [params, setParams] = useQueryParams();
  const [origin] = useState(() => parseOptionParam(params, 'origin', isFactoryCountry));

  // Once it stands in the form it is the visitor's to change, also over a reload.
  useEffect(() => {
    if (params.has('origin')) setParams({ tool: 'rfq' }, { replace: true });
  }, [params, setParams]);

  return (
    <RfqGenerator
      words={rfqContent}
      email={email}
      origin={origin}
      sharedAnswers={{ words: sharedAnswersContent, memory }}
    />
  );
}
