import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BadRow, type LeftOut, maxCatalogBytes } from '../rules/catalog-product.ts';
import type { CatalogRow } from '../rules/catalog-row-types.ts';
import { type CatalogLink, CatalogServices } from '../services.ts';
import type { CatalogReply, CatalogRequest } from '../worker/catalog-messages.ts';

export type CatalogTableReply = Extract<CatalogReply, { kind: 'table' }>;

/** What was worked out last. */
export type CatalogWork = Readonly<{
  rows: readonly CatalogRow[];
  badRows: readonly BadRow[];
  leftOut: LeftOut;
}>;

export type CatalogProblem = 'too-large' | 'empty' | 'failed' | 'unreachable';

type WorkRequest = Omit<Extract<CatalogRequest, { kind: 'work' }>, 'kind' | 'run'>;

/**
 * The worker that reads a catalog and works its rows out, and what it answered last. A run's number
 * tells late answers to a former catalog or former settings from those that are waited for.
 */
export function useCatalogEngine({ onUnreadable }: { onUnreadable: () => void }) {
  const services = use(CatalogServices);
  const link = useRef<CatalogLink | null>(null);
  const run = useRef(0);
  const readRun = useRef(0);
  const rowByKey = useRef<Map<string, CatalogRow>>(new Map());
  const [table, setTable] = useState<CatalogTableReply | null>(null);
  const [work, setWork] = useState<CatalogWork | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [isReading, setReading] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [problem, setProblem] = useState<CatalogProblem | null>(null);

  const onReply = useEffectEvent((reply: CatalogReply) => {
    if (reply.run < readRun.current) return;
    switch (reply.kind) {
      case 'table':
        setReading(false);
        if (reply.rowCount > 0) setTable(reply);
        else {
          setProblem('empty');
          onUnreadable();
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
        forget();
        setProblem(reply.kind === 'failed' ? 'failed' : 'unreachable');
        if (reply.kind === 'failed') onUnreadable();
    }
  });

  useEffect(
    () => () => {
      link.current?.close();
      link.current = null;
    },
    [],
  );

  function engine(): CatalogLink {
    link.current ??= services.open((reply) => onReply(reply));
    return link.current;
  }

  /** Answers about it that are still to come are ignored. */
  function forget() {
    run.current += 1;
    readRun.current = run.current;
    rowByKey.current = new Map();
    setTable(null);
    setWork(null);
    setProgress(null);
    setReading(false);
    setProblem(null);
  }

  return {
    table,
    work,
    progress,
    isReading,
    isStopped,
    problem,
    /** Whether the catalog is taken; one that is too large is a problem and changes nothing else. */
    read(content: string | Uint8Array): boolean {
      if (content.length > maxCatalogBytes) {
        setProblem('too-large');
        return false;
      }
      forget();
      setStopped(false);
      setReading(true);
      engine().send({ kind: 'read', run: run.current, content });
      return true;
    },
    start(request: WorkRequest) {
      run.current += 1;
      engine().send({ kind: 'work', run: run.current, ...request });
    },
    stop() {
      engine().send({ kind: 'stop' });
      run.current += 1;
      setProgress(null);
      setStopped(true);
    },
    resume: () => setStopped(false),
    forget,
  };
}
