import { beforeEach, expect, test, vi } from 'vitest';
import { clearestCorner, noticeCorners, toastCorners } from '@/components/ui/clear-corner.ts';

const toast = { width: 384, height: 100 };

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
});

function control(left: number, top: number, weight = 1) {
  return { box: { left, top, right: left + 200, bottom: top + 44 }, weight };
}

test('without obstacles it takes the preferred corner', () => {
  expect(clearestCorner(toast, toastCorners.wide, [])).toBe('bottom-right');
  expect(clearestCorner(toast, noticeCorners.wide, [])).toBe('bottom-left');
});

test('avoids a corner with a control if another is free', () => {
  expect(clearestCorner(toast, toastCorners.wide, [control(1200, 820)])).toBe('top-right');
  const onTheRight = [control(1200, 820), control(1200, 100)];
  expect(clearestCorner(toast, toastCorners.wide, onTheRight)).toBe('bottom-left');
});

test('covers what is not in use if every corner is taken', () => {
  const corners = [
    control(1200, 820, 100),
    control(1200, 100),
    control(100, 820, 100),
    control(100, 100, 100),
  ];
  expect(clearestCorner(toast, toastCorners.wide, corners)).toBe('top-right');
});

test('moves from the top to the bottom on a phone', () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  const wide = { width: 358, height: 100 };
  expect(clearestCorner(wide, toastCorners.phone, [])).toBe('top-right');
  expect(clearestCorner(wide, toastCorners.phone, [control(20, 60)])).toBe('bottom-right');
});
