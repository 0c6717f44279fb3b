import { createDatabase } from '@tests/support/database.ts';
import { expect, test } from 'vitest';
import { leadMonths, visitMonths } from '@/pages/privacy/sections-copy.ts';

test('the privacy policy names the terms that the database keeps', async () => {
  const db = await createDatabase();
  const { rows } = await db.query(`
    select
      (select lead_months from private.retention) as leads,
      (regexp_match(
        pg_get_function_arguments('public.apply_retention'::regproc),
        'kept_months integer DEFAULT (\\d+)'
      ))[1]::integer as visits
  `);
  expect(rows).toEqual([{ leads: leadMonths, visits: visitMonths }]);
});
