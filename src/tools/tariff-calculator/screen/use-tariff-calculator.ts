import type {
  TariffLineFacts,
  TariffSearchHit,
} from '@functions/_shared/domain/tariff/tariff-types.ts';
import { useEffect, useState } from 'react';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import { readTariffParams, type TariffInput } from '../rules/tariff-url.ts';

export type LineFacts = (code: string) => Promise<TariffLineFacts | null>;

export type LineState =
  | { status: 'none' | 'failed' | 'unknown' }
  /** `attempt` counts how often the visitor asked again. */
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; facts: TariffLineFacts };

type Options = { address: ToolAddress<TariffInput>; lineFacts: LineFacts; today: string };

/** The calculation, which stands in the address, and the line it is about. */
export function useTariffCalculator({ address, lineFacts, today }: Options) {
  const [input, setInput] = useState(() => readTariffParams(address.initialParams, today));
  const [line, setLine] = useState<LineState>({ status: 'none' });
  const [hit, setHit] = useState<TariffSearchHit | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { hts8 } = input;

  useEffect(() => {
    if (hts8 === null) return;
    let isCurrent = true;
    setLine({ status: 'loading', attempt });
    lineFacts(hts8).then(
      (facts) => {
        if (isCurrent) setLine(facts === null ? { status: 'unknown' } : { status: 'ready', facts });
      },
      () => {
        if (isCurrent) setLine({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [hts8, lineFacts, attempt]);

  function change(patch: Partial<TariffInput>) {
    const next = { ...input, ...patch };
    setInput(next);
    address.replace(next);
  }

  return {
    input,
    line,
    hit: hit?.hts8 === hts8 ? hit : null,
    change,
    chooseLine(chosen: TariffSearchHit) {
      setHit(chosen);
      change({ hts8: chosen.hts8, answers: {} });
    },
    answer: (id: string, value: string) => change({ answers: { ...input.answers, [id]: value } }),
    retry: () => setAttempt(attempt + 1),
  };
}
