import { expect, test, vi } from 'vitest';
import { deviceStorage, tabStorage } from '@/lib/storage.ts';

test('stores, reads and removes a text', () => {
  expect(tabStorage.write('key', 'value')).toBe(true);
  expect(tabStorage.read('key')).toBe('value');
  tabStorage.remove('key');
  expect(tabStorage.read('key')).toBeNull();
});

test("prefixes every key with the site's prefix", () => {
  tabStorage.write('key', 'tab');
  deviceStorage.write('key', 'device');
  expect({ ...window.sessionStorage }).toEqual({ brandbff_key: 'tab' });
  expect({ ...window.localStorage }).toEqual({ brandbff_key: 'device' });
});

test('lists the keys of the site, without its prefix, and no others', () => {
  tabStorage.write('one', '1');
  tabStorage.write('two', '2');
  window.sessionStorage.setItem('somebody_else', '3');
  expect(tabStorage.listKeys().sort()).toEqual(['one', 'two']);
});

test('acts as if nothing was stored if the storage throws', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(tabStorage.write('key', 'value')).toBe(false);
  expect(tabStorage.read('key')).toBeNull();
  expect(tabStorage.listKeys()).toEqual([]);
  expect(() => tabStorage.remove('key')).not.toThrow();
});

test('reports that a full storage has not stored a text', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(tabStorage.write('key', 'value')).toBe(false);
});
