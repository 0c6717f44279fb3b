/**
 * At most one toast at a time: a new one replaces the old one. Free of React, so that anything can
 * raise a toast without bundling the toast's component.
 */

export type ToastVariant = 'default' | 'destructive' | 'success';

export type ToastInput = {
  title: string;
  description?: string;
  variant?: ToastVariant;
};

export type ToastRecord = {
  id: number;
  title: string;
  description: string | undefined;
  variant: ToastVariant;
};

type Listener = () => void;

let current: ToastRecord | null = null;
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a toast, replacing any other, and returns its id. */
export function toast({ title, description, variant = 'default' }: ToastInput): number {
  lastId += 1;
  current = { id: lastId, title, description, variant };
  notify();
  return lastId;
}

/** Removes the toast; with an id, only if that one is still shown. */
export function dismissToast(id?: number): void {
  if (!current || (id !== undefined && current.id !== id)) return;
  current = null;
  notify();
}

export function getToast(): ToastRecord | null {
  return current;
}

/** Calls back after every change. @returns a function that unsubscribes */
export function subscribeToToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
