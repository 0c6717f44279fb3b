import { parseJson } from '@functions/_shared/domain/schema.ts';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { type BadRow, type LeftOut, maxCatalogBytes } from '../rules/catalog-product.ts';
import type { CatalogAnswers, CatalogRow, ProductEdit } from '../rules/catalog-row-types.ts';
import type { CatalogSettings } from '../rules/catalog-settings.ts';
import { type MappableField, withSetColumns } from '../rules/columns.ts';
import { decodeText } from '../rules/decode-text.ts';
import { type CatalogLink, CatalogServices } from '../services.ts';
import {
  catalogKey,
  catalogTextKey,
  maxStoredText,
  type StoredCatalog,
  storedCatalog,
} from '../storage.ts';
import type { CatalogReply } from '../worker/catalog-messages.ts';

export type CatalogTableReply = Extract<CatalogReply, { kind: 'table' }>;

/** What was worked out last. */
export type CatalogWork = Readonly<{
  rows: readonly CatalogRow[];
  badRows: readonly BadRow[];
  leftOut: LeftOut;
}>;

export type CatalogProblem = 'too-large' | 'empty' | 'failed' | 'unreachable';

export type CatalogState = ReturnType<typeof useCatalog>;

type Options = {
  /** The settings that an address or the visitor's other tools bring along. */
  shared: CatalogSettings | null;
  filled: Partial<CatalogSettings>;
};

/** The catalog, its settings and what they led to. The catalog itself never leaves the device. */
export function useCatalog({ shared, filled }: Options) {
  const services = use(CatalogServices);
  const link = useRef<CatalogLink | null>(null);
  const run = useRef(0);
  const readRun = useRef(0);
  const rowByKey = useRef<Map<string, CatalogRow>>(new Map());
  const [entryDate] = useState(services.entryDate);
  const [table, setTable] = useState<CatalogTableReply | null>(null);
  const [work, setWork] = useState<CatalogWork | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [isReading, setReading] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [isTextKept, setTextKept] = useState(true);
  const [problem, setProblem] = useState<CatalogProblem | null>(null);
  const { state, set } = useToolState<StoredCatalog>({
    key: catalogKey,
    shared: shared && {
      ...parseJson(storedCatalog, tabStorage.read(catalogKey)),
      settings: shared,
    },
    schema: (raw) => {
      const stored = storedCatalog(raw);
      return raw === undefined
        ? { ...stored, settings: { ...stored.settings, ...filled } }
        : stored;
    },
  });
  const columns =
    table === null ? null : withSetColumns(table.columns, table.header, state.columnByField);
  const { settings, answers, isShown } = state;

  const onReply = useEffectEvent((reply: CatalogReply) => {
    // A former catalog's.
    if (reply.run < readRun.current) return;
    switch (reply.kind) {
      case 'table':
        setReading(false);
        if (reply.rowCount > 0) setTable(reply);
        else {
          setProblem('empty');
          tabStorage.remove(catalogTextKey);
        }
        break;
      case 'progress':
        if (reply.run === run.current) setProgress({ done: reply.done, total: reply.total });
        break;
      case 'rows': {
        for (const row of reply.changed) rowByKey.current.set(row.product.key, row);
        if (reply.run !== run.current) break;
        setProgress(null);
        setWork({
          rows: reply.keys.flatMap((key) => rowByKey.current.get(key) ?? []),
          badRows: reply.badRows,
          leftOut: reply.leftOut,
        });
        break;
      }
      case 'failed':
      case 'broken':
        setReading(false);
        setProgress(null);
        setTable(null);
        setWork(null);
        setProblem(reply.kind === 'failed' ? 'failed' : 'unreachable');
        if (reply.kind === 'failed') tabStorage.remove(catalogTextKey);
    }
  });

  function engine(): CatalogLink {
    link.current ??= services.open((reply) => onReply(reply));
    return link.current;
  }

  function read(content: string | Uint8Array) {
    run.current += 1;
    readRun.current = run.current;
    rowByKey.current = new Map();
    setTable(null);
    setWork(null);
    setProgress(null);
    setProblem(null);
    setStopped(false);
    setReading(true);
    engine().send({ kind: 'read', run: run.current, content });
  }

  function bring(content: string | Uint8Array, sourceName: string) {
    const size = typeof content === 'string' ? content.length : content.byteLength;
    if (size > maxCatalogBytes) {
      setProblem('too-large');
      return;
    }
    const text = size > maxStoredText ? null : textOf(content);
    setTextKept(text !== null && tabStorage.write(catalogTextKey, text));
    if (text === null) tabStorage.remove(catalogTextKey);
    set((before) => ({ ...before, sourceName, columnByField: {}, isShown: false }));
    read(content);
  }

  const readStored = useEffectEvent(() => {
    const text = tabStorage.read(catalogTextKey);
    if (text !== null && link.current === null) read(text);
  });
  useEffect(() => {
    readStored();
    return () => {
      link.current?.close();
      link.current = null;
    };
  }, []);

  const startWork = useEffectEvent(() => {
    if (columns === null) return;
    run.current += 1;
    engine().send({
      kind: 'work',
      run: run.current,
      columns,
      context: { settings, answers, entryDate },
    });
  });
  // What only chooses among the figures is no reason to work them out again.
  const { countsUsmca: _, ...facts } = settings;
  const cause = JSON.stringify([isShown && columns, facts, answers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is worked out from
  useEffect(() => {
    if (isShown && table !== null && !isStopped) startWork();
  }, [isShown, isStopped, table, cause]);

  const answer = (change: (before: CatalogAnswers) => CatalogAnswers) =>
    set((before) => ({ ...before, answers: change(before.answers) }));

  return {
    settings,
    answers,
    sourceName: state.sourceName,
    isShown,
    table,
    columns,
    work,
    progress,
    isReading,
    isStopped,
    isTextKept,
    problem,
    bring,
    show: () => set((before) => ({ ...before, isShown: true })),
    configure: (patch: Partial<CatalogSettings>) =>
      set((before) => ({ ...before, settings: { ...before.settings, ...patch } })),
    setColumn: (field: MappableField, header: string) =>
      set((before) => ({
        ...before,
        columnByField: { ...before.columnByField, [field]: header },
      })),
    stop: () => {
      engine().send({ kind: 'stop' });
      run.current += 1;
      setProgress(null);
      setStopped(true);
    },
    resume: () => setStopped(false),
    decideLine: (questionId: string, hts8: string) =>
      answer((before) => ({
        ...before,
        lineByQuestion: { ...before.lineByQuestion, [questionId]: hts8 },
      })),
    nameGoods: (title: string, words: string) =>
      answer((before) => ({
        ...before,
        wordsByTitle: { ...before.wordsByTitle, [title]: words },
      })),
    edit: (key: string, patch: ProductEdit) =>
      answer((before) => ({
        ...before,
        editsByKey: { ...before.editsByKey, [key]: { ...before.editsByKey[key], ...patch } },
      })),
    /** Puts the catalog away; settings and answers stay. */
    clear: () => {
      tabStorage.remove(catalogTextKey);
      rowByKey.current = new Map();
      setTable(null);
      setWork(null);
      setProgress(null);
      setProblem(null);
      set((before) => ({ ...before, sourceName: '', columnByField: {}, isShown: false }));
    },
  };
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : decodeText(content);
}
