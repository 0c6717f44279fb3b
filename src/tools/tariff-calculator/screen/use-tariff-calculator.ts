import type {
  TariffLineFacts,
  TariffSearchHit,
} from '@functions/_shared/domain/tariff/tariff-types.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { queryClient } from '@/api/query-client.ts';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import { parseTariffParams, type TariffInput } from '../rules/tariff-url.ts';
import { TariffServices } from '../services.ts';

type LineState =
  | { status: 'none' | 'loading' | 'failed' | 'unknown' }
  | { status: 'ready'; facts: TariffLineFacts };

/** The inputs, which the address mirrors, and the line of the schedule they name. */
export function useTariffCalculator(address: ToolAddress<TariffInput>, today: string) {
  const [input, setInput] = useState(() => parseTariffParams(address.initialParams, today));
  const [hit, setHit] = useState<TariffSearchHit | null>(null);
  const { line, retry } = useTariffLine(input.hts8);

  function change(patch: Partial<TariffInput>) {
    const next = { ...input, ...patch };
    setInput(next);
    address.replace(next);
  }

  return {
    input,
    line,
    hit: hit?.hts8 === input.hts8 ? hit : null,
    change,
    chooseLine(chosen: TariffSearchHit) {
      setHit(chosen);
      change({ hts8: chosen.hts8, answers: {} });
    },
    answer: (id: string, value: string) => change({ answers: { ...input.answers, [id]: value } }),
    retry,
  };
}

function useTariffLine(hts8: string | null): { line: LineState; retry: () => void } {
  const { lineFacts } = use(TariffServices);
  const { status, data, refetch } = useQuery(
    {
      queryKey: ['tariff-line', hts8],
      queryFn: hts8 === null ? skipToken : () => lineFacts(hts8),
    },
    queryClient,
  );
  return { line: lineState(), retry: () => void refetch() };

  function lineState(): LineState {
    if (hts8 === null) return { status: 'none' };
    if (status === 'pending') return { status: 'loading' };
    if (status === 'error') return { status: 'failed' };
    return data === null ? { status: 'unknown' } : { status: 'ready', facts: data };
  }
}
