import { expect, test } from 'vitest';
import { type CatalogAnswers, noAnswers } from '@/tools/move-my-catalog/rules/catalog-row-types.ts';
import {
  type CatalogSettings,
  noSettings,
} from '@/tools/move-my-catalog/rules/catalog-settings.ts';
import { createCatalogEngine } from '@/tools/move-my-catalog/worker/catalog-engine.ts';
import type { CatalogReply } from '@/tools/move-my-catalog/worker/catalog-messages.ts';

const settings: CatalogSettings = { ...noSettings, today: 'china', yearlyUnits: 1000 };

function open(nextTurn: () => Promise<void> = async () => undefined) {
  const replies: CatalogReply[] = [];
  const engine = createCatalogEngine({ post: (reply) => replies.push(reply), nextTurn });
  const last = <Kind extends CatalogReply['kind']>(kind: Kind) => {
    const found = replies.findLast(
      (reply): reply is Extract<CatalogReply, { kind: Kind }> => reply.kind === kind,
    );
    if (found === undefined) throw new Error(`No ${kind}`);
    return found;
  };
  let run = 0;
  return {
    replies,
    last,
    stop: () => engine.handle({ kind: 'stop' }),
    read: (content: string | Uint8Array) => {
      run += 1;
      return engine.handle({ kind: 'read', run, content });
    },
    work: (change: Partial<CatalogSettings> = {}, answers: Partial<CatalogAnswers> = {}) => {
      run += 1;
      return engine.handle({
        kind: 'work',
        run,
        columns: last('table').columns,
        context: {
          settings: { ...settings, ...change },
          answers: { ...noAnswers, ...answers },
          entryDate: '2026-11-30',
        },
      });
    },
  };
}

const catalog = (count: number) =>
  ['Title,Cost', ...Array.from({ length: count }, (_, place) => `Cotton T-Shirt ${place},4`)].join(
    '\n',
  );

test('reads bytes or text, and tells what it found', async () => {
  const { read, last } = open();
  await read(new TextEncoder().encode('Title;Cost\nMug;4,20\nCap;3,10'));
  expect(last('table')).toMatchObject({
    run: 1,
    header: ['Title', 'Cost'],
    hasHeader: true,
    sample: [
      ['Mug', '4,20'],
      ['Cap', '3,10'],
    ],
    rowCount: 2,
  });
});

test('works in turns, and tells how far it is', async () => {
  const { read, work, replies, last } = open();
  await read(catalog(45));
  await work();
  const progress = replies.flatMap((reply) => (reply.kind === 'progress' ? [reply.done] : []));
  expect(progress).toEqual([20, 40]);
  expect(last('rows').keys).toHaveLength(45);
  expect(last('rows').changed.every(({ figures }) => figures !== null)).toBe(true);
});

test('a stop, or newer work, ends the older one without an answer', async () => {
  let release: () => void = () => undefined;
  const gate = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  const { read, work, stop, replies } = open(gate);
  await read(catalog(30));
  const older = work();
  await stop();
  release();
  await older;
  expect(replies.some(({ kind }) => kind === 'rows')).toBe(false);
});

test('only what changed is worked out again', async () => {
  const { read, work, last } = open();
  await read('Title,Units a year\nCotton T-Shirt,500\nCrewneck Tee,\nSoy Candle,');
  await work();
  expect(last('rows').changed).toHaveLength(3);
  const question = last('rows').changed[1]?.question?.id ?? '';
  await work({ countsUsmca: true });
  expect(last('rows').changed).toEqual([]);
  await work({ yearlyUnits: 2000 });
  expect(last('rows').changed.map(({ product }) => product.title)).toEqual([
    'Crewneck Tee',
    'Soy Candle',
  ]);
  await work({ yearlyUnits: 2000 }, { lineByQuestion: { [question]: '6109.10.00' } });
  const answered = last('rows').changed.find(({ product }) => product.title === 'Crewneck Tee');
  expect(answered?.state).toBe('figures');
  expect(last('rows').keys).toHaveLength(3);
});

test('another catalog starts over', async () => {
  const { read, work, last } = open();
  await read('Title\nCotton T-Shirt');
  await work();
  await read('Title\nCotton T-Shirt\nSoy Candle');
  await work();
  expect(last('rows').changed).toHaveLength(2);
});

test('a workbook or a picture is no table, and the catalog before it is put away', async () => {
  const { read, work, replies, last } = open();
  await read('Title,Cost\nMug,4');
  await read(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0x06, 0]));
  expect(last('failed')).toMatchObject({ run: 2 });
  await work();
  expect(replies.some(({ kind }) => kind === 'rows')).toBe(false);
});
