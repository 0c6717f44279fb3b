import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type LateCode, lateCode, useLateCode } from '@/components/ui/late-code.ts';

const code = { word: 'there' };
const fetches = () => vi.fn(async () => code);
const offlineOnce = () => fetches().mockRejectedValueOnce(new TypeError('offline'));

function Waiting({ late }: { late: LateCode<typeof code> }) {
  return <p>{useLateCode(late)?.word ?? 'not yet'}</p>;
}

describe('code that comes late', () => {
  test('is fetched once, however many ask for it', async () => {
    const fetchCode = fetches();
    const late = lateCode(fetchCode);
    expect(late.loaded()).toBeUndefined();
    await Promise.all([late.load(), late.need(), late.need()]);
    expect(late.loaded()).toBe(code);
    expect(fetchCode).toHaveBeenCalledOnce();
  });

  test('is given to those who need it, or they are told that it cannot be', async () => {
    const late = lateCode(offlineOnce());
    await expect(late.need()).rejects.toThrow('cannot be fetched');
    await expect(late.need()).resolves.toBe(code);
  });

  test('that failed at rest is no error, and is fetched when it is wanted', async () => {
    const late = lateCode(offlineOnce());
    await expect(late.load()).resolves.toBeUndefined();
    expect(late.loaded()).toBeUndefined();
    await late.load();
    expect(late.loaded()).toBe(code);
  });

  test('renders again who waits for it', async () => {
    const late = lateCode(fetches());
    render(<Waiting late={late} />);
    expect(screen.getByText('not yet')).toBeInTheDocument();
    await act(() => late.load());
    expect(screen.getByText('there')).toBeInTheDocument();
  });
});
