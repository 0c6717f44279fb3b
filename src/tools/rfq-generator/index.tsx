import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useEffect, useState } from 'react';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { parseOptionParam } from '@/lib/url-state.ts';
import { RfqGeneratorScreen } from './screen/rfq-generator-screen.tsx';

/** Writes a request for quotation and shows what a supplier would still ask. */
export function RfqGenerator({ email }: { email: string }) {
  const sharedAnswers = useSharedAnswers('rfq');
  const [params, setParams] = useQueryParams();
  const [origin] = useState(() => parseOptionParam(params, 'origin', isFactoryCountry));

  // The form has it now, and the visitor may change it there; a reload must not set it again.
  useEffect(() => {
    if (params.has('origin')) setParams({ tool: 'rfq' }, { replace: true });
  }, [params, setParams]);

  return <RfqGeneratorScreen email={email} origin={origin} sharedAnswers={sharedAnswers} />;
}
