import { beforeEach, expect, test, vi } from 'vitest';
import { deviceStore, tabStore } from '@/components/tools/shared/session-store.ts';

beforeEach(() => window.sessionStorage.clear());

test('keeps, reads and forgets a text', () => {
  tabStore.write('key', 'value');
  expect(tabStore.read('key')).toBe('value');
  tabStore.remove('key');
  expect(tabStore.read('key')).toBeNull();
});

test('acts as if nothing was kept where the storage throws', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => tabStore.write('key', 'value')).not.toThrow();
  expect(tabStore.read('key')).toBeNull();
  expect(() => tabStore.remove('key')).not.toThrow();
});

test('survives a full storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => tabStore.write('key', 'value')).not.toThrow();
});

test('keeps for the device apart from the tab', () => {
  deviceStore.write('key', 'device');
  expect(tabStore.read('key')).toBeNull();
  expect(deviceStore.read('key')).toBe('device');
  deviceStore.remove('key');
});
