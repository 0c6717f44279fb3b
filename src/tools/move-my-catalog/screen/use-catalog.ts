import { parseJson } from '@functions/_shared/domain/schema.ts';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import type { CatalogAnswers, ProductEdit } from '../rules/catalog-row-types.ts';
import type { CatalogSettings } from '../rules/catalog-settings.ts';
import { type MappableField, withSetColumns } from '../rules/columns.ts';
import { decodeText } from '../rules/decode-text.ts';
import { CatalogServices } from '../services.ts';
import {
  catalogKey,
  catalogTextKey,
  maxStoredText,
  type StoredCatalog,
  storedCatalog,
} from '../storage.ts';
import { useCatalogEngine } from './use-catalog-engine.ts';

export type CatalogState = ReturnType<typeof useCatalog>;

type Options = {
  /** The settings that an address or the visitor's other tools bring along. */
  shared: CatalogSettings | null;
  filled: Partial<CatalogSettings>;
};

/** The catalog, its settings and what they led to. The catalog itself never leaves the device. */
export function useCatalog({ shared, filled }: Options) {
  const [entryDate] = useState(use(CatalogServices).entryDate);
  const [isTextKept, setTextKept] = useState(true);
  const engine = useCatalogEngine({ onUnreadable: () => tabStorage.remove(catalogTextKey) });
  const { table } = engine;
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

  function bring(content: string | Uint8Array, sourceName: string) {
    if (!engine.read(content)) return;
    const text = content.length > maxStoredText ? null : textOf(content);
    setTextKept(text !== null && tabStorage.write(catalogTextKey, text));
    if (text === null) tabStorage.remove(catalogTextKey);
    set((before) => ({ ...before, sourceName, columnByField: {}, isShown: false }));
  }

  const readStored = useEffectEvent(() => {
    const text = tabStorage.read(catalogTextKey);
    if (text !== null) engine.read(text);
  });
  useEffect(() => readStored(), []);

  const start = useEffectEvent(() => {
    if (columns !== null) engine.start({ columns, context: { settings, answers, entryDate } });
  });
  // What only chooses among the figures is no reason to work them out again.
  const { countsUsmca: _, ...facts } = settings;
  const toWorkOut =
    isShown && !engine.isStopped && table !== null
      ? JSON.stringify([table.run, columns, facts, answers])
      : null;
  useEffect(() => {
    if (toWorkOut !== null) start();
  }, [toWorkOut]);

  const answer = (change: (before: CatalogAnswers) => CatalogAnswers) =>
    set((before) => ({ ...before, answers: change(before.answers) }));

  return {
    settings,
    answers,
    sourceName: state.sourceName,
    isShown,
    table,
    columns,
    work: engine.work,
    progress: engine.progress,
    isReading: engine.isReading,
    isStopped: engine.isStopped,
    problem: engine.problem,
    isTextKept,
    bring,
    show: () => set((before) => ({ ...before, isShown: true })),
    configure: (patch: Partial<CatalogSettings>) =>
      set((before) => ({ ...before, settings: { ...before.settings, ...patch } })),
    setColumn: (field: MappableField, header: string) =>
      set((before) => ({
        ...before,
        columnByField: { ...before.columnByField, [field]: header },
      })),
    stop: engine.stop,
    resume: engine.resume,
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
      engine.forget();
      set((before) => ({ ...before, sourceName: '', columnByField: {}, isShown: false }));
    },
  };
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : decodeText(content);
}
