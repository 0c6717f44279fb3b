import { beforeEach, expect, test } from 'vitest';
import { createWasiHost, WasiExit, type WasiHost } from '../../../../supabase/local/voice/wasi.ts';

/** The host called as a program would call it, through memory. */

const resultAt = 0;
const listAt = 16;
const nameAt = 64;
const dataAt = 128;
const create = 1;
const truncate = 8;
const badDescriptor = 8;
const invalid = 28;
const noSuchFile = 44;

let memory: ArrayBuffer;
let host: WasiHost;

beforeEach(() => {
  memory = new ArrayBuffer(1024);
  host = createWasiHost({ args: ['flite', '-t', 'hé'], memory: () => memory });
});

const view = () => new DataView(memory);
const result = () => view().getUint32(resultAt, true);

function put(at: number, text: string): number {
  const bytes = new TextEncoder().encode(text);
  new Uint8Array(memory).set(bytes, at);
  return bytes.length;
}

function text(at: number, length: number): string {
  return new TextDecoder().decode(new Uint8Array(memory, at, length));
}

function open(name: string, flags: number): number {
  return host.imports.path_open(3, 0, nameAt, put(nameAt, name), flags, 0n, 0n, 0, resultAt);
}

function buffer(at: number, length: number): void {
  view().setUint32(listAt, at, true);
  view().setUint32(listAt + 4, length, true);
}

function write(descriptor: number, words: string): number {
  buffer(dataAt, put(dataAt, words));
  return host.imports.fd_write(descriptor, listAt, 1, resultAt);
}

test('arguments are handed over as C strings', () => {
  expect(host.imports.args_sizes_get(0, 4)).toBe(0);
  expect([view().getUint32(0, true), view().getUint32(4, true)]).toEqual([3, 13]);
  expect(host.imports.args_get(0, 200)).toBe(0);
  expect([0, 4, 8].map((at) => view().getUint32(at, true))).toEqual([200, 206, 209]);
  expect(text(200, 13)).toBe('flite\0-t\0hé\0');
});

test('a file is written, patched at its start, and read back', () => {
  expect(open('out.wav', create | truncate)).toBe(0);
  const descriptor = result();
  expect(descriptor).toBe(4);
  expect(write(descriptor, 'RIFF....data')).toBe(0);
  expect(result()).toBe(12);
  expect(host.imports.fd_seek(descriptor, 4n, 0, resultAt)).toBe(0);
  write(descriptor, '1234');
  expect(host.imports.fd_seek(descriptor, -4n, 2, resultAt)).toBe(0);
  expect(view().getBigUint64(resultAt, true)).toBe(8n);
  buffer(dataAt, 100);
  expect(host.imports.fd_read(descriptor, listAt, 1, resultAt)).toBe(0);
  expect(result()).toBe(4);
  expect(text(dataAt, 4)).toBe('data');
  expect(new TextDecoder().decode(host.readFile('out.wav'))).toBe('RIFF1234data');
  expect(host.imports.fd_close(descriptor)).toBe(0);
  expect(host.imports.fd_close(descriptor)).toBe(badDescriptor);
});

test('a file grows beyond what was set aside for it', () => {
  memory = new ArrayBuffer(300_000);
  open('out.wav', create);
  buffer(dataAt, 200_000);
  host.imports.fd_write(result(), listAt, 1, resultAt);
  expect(host.readFile('out.wav')).toHaveLength(200_000);
});

test('opening again with truncation empties the file', () => {
  open('a', create);
  write(result(), 'old');
  open('a', truncate);
  expect(host.readFile('a')).toHaveLength(0);
});

test('what the program prints is kept for the error message', () => {
  expect(write(2, 'no such voice')).toBe(0);
  expect(host.output()).toBe('no such voice');
});

test('the one folder is called "."', () => {
  expect(host.imports.fd_prestat_get(3, resultAt)).toBe(0);
  expect(view().getUint32(resultAt + 4, true)).toBe(1);
  expect(host.imports.fd_prestat_dir_name(3, nameAt, 1)).toBe(0);
  expect(text(nameAt, 1)).toBe('.');
  expect(host.imports.fd_prestat_get(4, resultAt)).toBe(badDescriptor);
});

test.each([
  [0, 2],
  [3, 3],
])('descriptor %i is of type %i', (descriptor, type) => {
  expect(host.imports.fd_fdstat_get(descriptor, resultAt)).toBe(0);
  expect(view().getUint8(resultAt)).toBe(type);
});

test.each([
  ['a file that is not there', () => open('secret', 0), noSuchFile],
  [
    'a folder that is not there',
    () => host.imports.path_open(9, 0, nameAt, 1, create, 0n, 0n, 0, 0),
    badDescriptor,
  ],
  ['writing to what is not open', () => write(7, 'x'), badDescriptor],
  ['reading what is not open', () => host.imports.fd_read(7, listAt, 1, 0), badDescriptor],
  ['seeking in what is not open', () => host.imports.fd_seek(7, 0n, 0, 0), badDescriptor],
  ['asking about what is not open', () => host.imports.fd_fdstat_get(7, 0), badDescriptor],
  ['flags on what is not open', () => host.imports.fd_fdstat_set_flags(7), badDescriptor],
  ['no room for the name of the folder', () => host.imports.fd_prestat_dir_name(3, 0, 0), invalid],
])('refused are %s', (_case, act, code) => {
  expect(act()).toBe(code);
});

test('refused are a place before the start', () => {
  open('a', create);
  expect(host.imports.fd_seek(result(), -1n, 0, resultAt)).toBe(invalid);
});

test('the end of the program is told with its code', () => {
  expect(() => host.imports.proc_exit(3)).toThrow(new WasiExit(3));
});

test('time passes', () => {
  expect(host.imports.clock_time_get(0, 0n, resultAt)).toBe(0);
  expect(view().getBigUint64(resultAt, true)).toBeGreaterThan(1_700_000_000_000_000_000n);
});
