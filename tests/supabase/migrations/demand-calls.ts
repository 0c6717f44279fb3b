import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { as, type Role } from '@tests/support/database.ts';

/** What create_demand_test() answers. */
export type Made = { id: string; secret: string; endsAt: string };
type Json = Record<string, unknown> | null | boolean;
type Caller = { role?: Role; headers?: Record<string, string> };

const aTest = {
  product: 'Oat milk mug',
  creator: 'Ana',
  prices_usd: [24, 28, 32],
  days: 14,
  tagline: 'For slow mornings',
  kind_id: 'mug',
};

/** The functions of demand tests, called as a visitor's browser does: with named arguments. */
export function demandCalls(database: () => PGlite) {
  async function call<Answer = Json>(
    name: string,
    args: Record<string, unknown>,
    { role = 'anon', headers = {} }: Caller = {},
  ): Promise<Answer> {
    const names = Object.keys(args);
    const list = names.map((each, index) => `${each} => $${index + 1}`).join(', ');
    return as(database(), role, null, async (tx) => {
      await tx.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
      const { rows } = await tx.query<{ answer: Answer }>(
        `select public.${name}(${list}) as answer`,
        Object.values(args),
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`${name} gave no row`);
      return row.answer;
    });
  }

  return {
    call,
    create: (changes: Record<string, unknown> = {}) =>
      call<Made>('create_demand_test', { session_id: randomUUID(), ...aTest, ...changes }),
    /** @returns the session that was counted */
    async visit(id: string, session_id: string = randomUUID(), caller: Caller = {}) {
      await call('count_demand_visit', { test_id: id, session_id }, caller);
      return session_id;
    },
    vote: (
      id: string,
      session_id: string,
      price_index: number,
      more: Record<string, unknown> = {},
      caller: Caller = {},
    ) => call('vote_in_demand_test', { test_id: id, session_id, price_index, ...more }, caller),
    results: ({ id, secret }: Pick<Made, 'id' | 'secret'>) =>
      call<Record<string, unknown> | null>('demand_test_results', { test_id: id, secret }),
  };
}
