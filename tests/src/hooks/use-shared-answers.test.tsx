import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const sharedAnswersKey = 'brandbff_answers';

function stored(): unknown {
  return JSON.parse(window.localStorage.getItem(sharedAnswersKey) ?? 'null');
}

test('answers are stored under one versioned key', () => {
  const { result } = renderHook(() => useSharedAnswers('mug-tool'));
  act(() => result.current.save({ followers: 120_000, country: 'vietnam' }));
  expect(stored()).toEqual({ version: 1, answers: { followers: 120_000, country: 'vietnam' } });
});

test('answers are offered to the next tool', () => {
  const first = renderHook(() => useSharedAnswers('mug-tool'));
  act(() => first.result.current.save({ priceUsd: 25 }));
  const next = renderHook(() => useSharedAnswers('mug-tool'));
  expect(next.result.current.answers).toEqual({ priceUsd: 25 });
});

test('answers are not offered to the tool that saved them', () => {
  window.localStorage.setItem(sharedAnswersKey, '{"version":1,"answers":{"product":"Mug"}}');
  const { result } = renderHook(() => useSharedAnswers('mug-tool'));
  act(() => result.current.save({ priceUsd: 25 }));
  expect(result.current.answers).toEqual({ product: 'Mug' });
});

test('answers that another tab has saved since are kept', () => {
  const { result } = renderHook(() => useSharedAnswers('mug-tool'));
  window.localStorage.setItem(sharedAnswersKey, '{"version":1,"answers":{"product":"Mug"}}');
  act(() => result.current.save({ priceUsd: 25 }));
  expect(stored()).toEqual({ version: 1, answers: { product: 'Mug', priceUsd: 25 } });
});

test('answers are deleted on request', () => {
  const { result } = renderHook(() => useSharedAnswers('mug-tool'));
  act(() => result.current.save({ priceUsd: 25 }));
  act(() => result.current.clear());
  expect(result.current.answers).toEqual({});
  expect(window.localStorage.getItem(sharedAnswersKey)).toBeNull();
});

test("answers are deleted together with this tab's drafts, and nothing of other sites", () => {
  window.sessionStorage.setItem('brandbff_creator_form', '{}');
  window.sessionStorage.setItem('somebody_else', '1');
  const { result } = renderHook(() => useSharedAnswers('mug-tool'));
  act(() => result.current.clear());
  expect(Object.keys(window.sessionStorage)).toEqual(['somebody_else']);
});

test('dismissed answers are not offered to a tool again, even after a reload', () => {
  window.localStorage.setItem(sharedAnswersKey, '{"version":1,"answers":{"product":"Mug"}}');
  const { result } = renderHook(() => useSharedAnswers('mug-tool'));
  act(() => result.current.dismiss());
  expect(result.current.answers).toEqual({});
  const reloaded = renderHook(() => useSharedAnswers('mug-tool'));
  expect(reloaded.result.current.answers).toEqual({});
  const other = renderHook(() => useSharedAnswers('bag-tool'));
  expect(other.result.current.answers).toEqual({ product: 'Mug' });
});

test('answers are offered again once another tool has saved something new', () => {
  window.localStorage.setItem(sharedAnswersKey, '{"version":1,"answers":{"product":"Mug"}}');
  const first = renderHook(() => useSharedAnswers('mug-tool'));
  act(() => first.result.current.dismiss());
  const other = renderHook(() => useSharedAnswers('bag-tool'));
  act(() => other.result.current.save({ priceUsd: 25 }));
  const reloaded = renderHook(() => useSharedAnswers('mug-tool'));
  expect(reloaded.result.current.answers).toEqual({ product: 'Mug', priceUsd: 25 });
});

test('a device that refuses to store only loses the answers', () => {
  const refusing = {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('localStorage', refusing);
  vi.stubGlobal('sessionStorage', refusing);
  const { result } = renderHook(() => useSharedAnswers('mug-tool'));
  expect(result.current.answers).toEqual({});
  act(() => result.current.save({ priceUsd: 25 }));
  act(() => result.current.dismiss());
  act(() => result.current.clear());
  expect(result.current.answers).toEqual({});
});
