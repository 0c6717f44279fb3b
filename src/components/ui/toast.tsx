import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { PlainToast } from '@/components/ui/plain-toast.tsx';
import { getToast, subscribeToToast } from '@/components/ui/toast-store.ts';
import { soonAfterLoad, whenIdle } from '@/lazy/when-idle.ts';

/** How long a toast waits for its code before it is shown plainly. */
const PATIENCE_MS = 1500;

/**
 * Mounted once near the root. The code of a toast stays out of the first load: it is fetched at rest
 * once the visitor does more than read, or with the first toast. What cannot be fetched takes no toast away, nor the
 * page: it is shown without swipe and animation then, and the next one tries again.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, getToast, getNoToast);
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const [plainId, setPlainId] = useState<number | null>(null);
  const toastId = toast?.id ?? null;

  useEffect(() => onceUsed(() => void loadViewport().catch(() => {})), []);

  useEffect(() => {
    if (toastId === null || Viewport !== null) return;
    let isOver = false;
    const timer = setTimeout(() => setPlainId(toastId), PATIENCE_MS);
    loadViewport().then(
      (loaded) => {
        clearTimeout(timer);
        if (!isOver) setViewport(() => loaded);
      },
      () => {
        clearTimeout(timer);
        if (!isOver) setPlainId(toastId);
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [toastId, Viewport]);

  if (toast !== null && plainId === toastId) return <PlainToast toast={toast} />;
  // Once there it stays: the live region has to outlast the toast.
  return Viewport === null ? null : <Viewport />;
}

/** Calls back at rest after the first thing that a toast may answer; returns the way to stop. */
function onceUsed(callback: () => void): () => void {
  const listening = new AbortController();
  let callOff = () => {};
  const note = () => {
    listening.abort();
    callOff = whenIdle(callback, soonAfterLoad);
  };
  for (const use of ['click', 'input']) {
    addEventListener(use, note, { capture: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
    callOff();
  };
}

/** The page as the build makes it has none. */
function getNoToast() {
  return null;
}

let loading: Promise<ComponentType> | undefined;

function loadViewport(): Promise<ComponentType> {
  loading ??= import('@/components/ui/toast-viewport.tsx').then(
    ({ ToastViewport }) => ToastViewport,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
