import type { PGlite } from '@electric-sql/pglite';
import { mailboxOf } from '@functions/_shared/mailbox.ts';
import { createDatabase } from '@tests/support/database.ts';
import { beforeAll, expect, test } from 'vitest';

/** Function and database must agree, or one mailbox would have two limits. */

let db: PGlite;
beforeAll(async () => {
  db = await createDatabase();
});

test.each([
  ['Ada@Fan.example', 'ada@fan.example'],
  ['ada+news@fan.example', 'ada@fan.example'],
  ['ada+news+more@fan.example', 'ada@fan.example'],
  ['+ada@fan.example', '+ada@fan.example'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.d.a+x@GoogleMail.com', 'ada@gmail.com'],
  ['a.d.a@fan.example', 'a.d.a@fan.example'],
  ['ada@mail.gmail.com', 'ada@mail.gmail.com'],
])('%s has the mailbox %s', async (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
  const { rows } = await db.query('select private.mailbox_of($1) as mailbox', [address]);
  expect(rows).toEqual([{ mailbox }]);
});
