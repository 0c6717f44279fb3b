import { expect, test } from 'vitest';
import { askingAgain } from '../../scripts/plain-imports.ts';

/** Runs a chunk whose `import` calls are answered by the given function. */
function run(code: string, answer: (address: string) => unknown): Promise<unknown> {
  const body = code.replaceAll('import(', 'answer(');
  const work = new Function('answer', `${body.replace('export default ', 'return ')}`);
  return work(async (address: string) => answer(address));
}

test('retries a chunk that failed to load under another URL', async () => {
  const asked: string[] = [];
  const chunk = askingAgain('export default import(`./senders-Ab1.js`).then(e=>e.name);');
  const name = run(chunk, (address) => {
    asked.push(address);
    if (asked.length === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { name: 'senders' };
  });
  expect(await name).toBe('senders');
  expect(asked).toEqual(['./senders-Ab1.js', expect.stringMatching(/^\.\/senders-Ab1\.js\?\d+$/)]);
});

test('requests a loaded chunk once, and rejects after a second failure', async () => {
  const asked: string[] = [];
  const chunk = askingAgain('export default import("./a.js");');
  await run(chunk, (address) => asked.push(address));
  expect(asked).toEqual(['./a.js']);
  const offline = run(chunk, () => {
    throw new TypeError('offline');
  });
  await expect(offline).rejects.toThrow('offline');
});

test('leaves code without other chunks unchanged', () => {
  const code = 'import{a as t}from"./a.js";t(import.meta.url);import(start.script);';
  expect(askingAgain(code)).toBe(code);
});
