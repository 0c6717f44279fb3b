import { useEffect, useState } from 'react';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { useSharedResult } from '../shared/use-shared-result.ts';
import { hasAskedRfq, parseAskedRfq } from './rules/asked-rfq.ts';
import { RfqGeneratorScreen } from './screen/rfq-generator-screen.tsx';

/** Writes a request for quotation and shows what a supplier would still ask. */
export function RfqGenerator({ email }: { email: string }) {
  const product = useToolProduct('rfq');
  const [params, setParams] = useQueryParams();
  const [asked] = useState(() => parseAskedRfq(params));

  const { resultRef } = useSharedResult(asked !== null);

  // The form has it now, and the visitor may change it there; a reload must not set it again.
  useEffect(() => {
    if (hasAskedRfq(params)) setParams({ tool: 'rfq' }, { replace: true });
  }, [params, setParams]);

  return (
    <div ref={resultRef}>
      <RfqGeneratorScreen email={email} asked={asked} product={product} />
    </div>
  );
}
