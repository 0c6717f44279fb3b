import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, getToast, subscribeToToast, toast } from '@/components/ui/toast-store.ts';

describe('the toast store', () => {
  beforeEach(() => dismissToast());

  test('holds one toast: a new one replaces the old one', () => {
    toast({ title: 'URL Required' });
    const second = toast({ title: 'Fetch Failed', variant: 'destructive' });
    expect(getToast()).toEqual({
      id: second,
      title: 'Fetch Failed',
      description: undefined,
      variant: 'destructive',
    });
  });

  test('notifies its listeners of every change until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = subscribeToToast(listener);
    toast({ title: 'A' });
    dismissToast();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toast({ title: 'B' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('does not let a dismissed toast dismiss the next one', () => {
    const first = toast({ title: 'A' });
    toast({ title: 'B' });
    dismissToast(first);
    expect(getToast()?.title).toBe('B');
  });

  test('does not notify when there is nothing to dismiss', () => {
    const listener = vi.fn();
    const leave = subscribeToToast(listener);
    dismissToast();
    expect(listener).not.toHaveBeenCalled();
    leave();
  });
});
