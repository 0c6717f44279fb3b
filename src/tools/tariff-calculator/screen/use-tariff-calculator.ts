import type {
  TariffLineFacts,
  TariffSearchHit,
} from '@functions/_shared/domain/tariff/tariff-types.ts';
import {
  parseTariffParams,
  type TariffInput,
} from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { queryClient } from '@/api/query-client.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { useOwnAnswers } from '@/tools/shared/use-own-answers.ts';
import { replaceResult, type ToolAddress } from '@/tools/shared/use-query-address.ts';
import { openTariff, productFromTariff } from '../rules/known-answers.ts';
import { TariffServices } from '../services.ts';

type LineState =
  | { status: 'none' | 'loading' | 'failed' | 'unknown' }
  | { status: 'ready'; facts: TariffLineFacts };

type TariffOptions = {
  address: ToolAddress<TariffInput>;
  /** 'YYYY-MM-DD', the day of entry until another is chosen. */
  today: string;
  product: Pick<ToolProduct, 'known' | 'learn'>;
  /** The result in the address is somebody else's: it says nothing about this visitor's product. */
  isOthers?: boolean;
  /** Called when the visitor goes on to goods of their own. */
  onOwn?: () => void;
};

/** The inputs, which the address mirrors, and the line of the schedule they name. */
export function useTariffCalculator({
  address,
  today,
  product,
  isOthers = false,
  onOwn = () => {},
}: TariffOptions) {
  const [opened] = useState(() => openTariff(address.initialParams, today, product.known.answers));
  const [{ input, searchText, round, isUsed }, setState] = useState({
    input: opened.input,
    searchText: opened.searchText,
    // Counts how often the form was emptied: its fields hold their own text.
    round: 0,
    // Whether this visitor has changed something.
    isUsed: false,
  });
  const own = useOwnAnswers(isOthers, () => productFromTariff(opened.input));
  const [hit, setHit] = useState<TariffSearchHit | null>(null);
  const [orders, setOrders] = useState(product.known.answers.quantities);
  const { line, retry } = useTariffLine(input.hts8);

  function change(patch: Partial<TariffInput>, isTheirs = isOthers) {
    const next = { ...input, ...patch };
    setState((before) => ({ ...before, input: next, isUsed: true }));
    replaceResult(address, next, isTheirs);
    return next;
  }

  function learn(used: TariffInput, more: ProductAnswers = {}) {
    const told = own(productFromTariff(used, orders));
    if (told.quantities !== undefined) setOrders(told.quantities);
    const all = { ...told, ...more };
    if (Object.values(all).some((answer) => answer !== undefined)) product.learn(all);
  }

  function empty() {
    const blank = parseTariffParams(new URLSearchParams(), today);
    setHit(null);
    setState(({ round }) => ({ input: blank, searchText: '', round: round + 1, isUsed: false }));
    onOwn();
    // The tab of the page stays in the address.
    address.replace(blank);
  }

  return {
    input,
    line,
    searchText,
    round,
    isAsOpened: input === opened.input,
    /** The answers that were filled in when the tool opened. */
    filled: opened.names,
    hit: hit?.hts8 === input.hts8 ? hit : null,
    change,
    chooseLine(chosen: TariffSearchHit) {
      const { hts8, matchedTerm } = chosen;
      setHit(chosen);
      onOwn();
      // Whoever looks for their own goods may find the line of the link.
      learn(change({ hts8, productWords: matchedTerm ?? undefined, answers: {} }, false), { hts8 });
    },
    /** The visitor leaves a field, and has a result. */
    leaveField: () => {
      if (isUsed && line.status === 'ready') learn(input);
    },
    /** The visitor does something with the result. */
    learnResult: (more?: ProductAnswers) => learn(input, more),
    /** Empties what was filled in, but for what the visitor has changed. */
    leaveBlank: () => {
      const blank = parseTariffParams(new URLSearchParams(), today);
      const kept = <Name extends keyof TariffInput>(name: Name) =>
        String(input[name]) === String(opened.input[name]) ? blank[name] : input[name];
      const next = {
        ...input,
        hts8: kept('hts8'),
        originCodes: kept('originCodes'),
        unitValueUsd: kept('unitValueUsd'),
        quantity: kept('quantity'),
      };
      setState({ input: next, searchText: '', round: round + 1, isUsed });
      if (isUsed) address.replace(next);
    },
    empty,
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
