import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * Files with a pattern whose work can grow with the square of the text, and the longest text, in
 * characters, that reaches it. Up to `harmlessLength` that is some milliseconds.
 */
const boundedTexts: Readonly<Record<string, number>> = {
  // Our own words and settings.
  'src/components/ui/spec-label.tsx': 200,
  'src/config/parse-env.ts': 300,
  'src/tools/report/rules/break-lines.ts': 1_000,
  'supabase/functions/_shared/drawing/template.ts': 200,
  'supabase/functions/_shared/env.ts': 300,
  'supabase/functions/_shared/openai-api.ts': 300,
  // Addresses of pages, profiles and mailboxes.
  'src/lib/canonical-path.ts': 2_000,
  'src/lib/email.ts': 2_000,
  'src/lib/tracking/browser.ts': 500,
  'supabase/functions/_shared/domain/profile-link.ts': 2_000,
  'supabase/functions/_shared/mailbox.ts': 254,
  'supabase/functions/_shared/rate-limit.ts': 64,
  // Fields of the tools and questions to the assistant.
  'src/tools/assistant/rules/continue-intent.ts': 2_000,
  'src/tools/assistant/rules/goods-question.ts': 2_000,
  'src/tools/assistant/rules/routing.ts': 2_000,
  'supabase/functions/_shared/domain/tool-inputs/guess-look.ts': 1_000,
  'supabase/functions/_shared/domain/goods/text-parts.ts': 1_000,
  'supabase/functions/_shared/domain/goods/units-before.ts': 1_000,
  'supabase/functions/_shared/domain/tariff-question/parse-code.ts': 2_000,
  'supabase/functions/_shared/domain/tariff-question/parse-origins.ts': 2_000,
  'supabase/functions/_shared/domain/tariff-question/product-words.ts': 2_000,
  'supabase/functions/kira-chat/query-intents.ts': 2_000,
  'supabase/functions/kira-chat/query-terms.ts': 2_000,
  // Lines of a mail (cut in quote-text.ts).
  'supabase/functions/_shared/domain/supplier-reply/read-delivery.ts': 1_500,
  'supabase/functions/_shared/domain/supplier-reply/read-payment.ts': 1_500,
  // Cells of the tariff schedule.
  'supabase/functions/_shared/domain/tariff/parse-rate.ts': 500,
  'supabase/functions/tariff-lookup-live/candidates.ts': 1_000,
  // Single numbers, lines of a listing (cut in market-listing.ts) and messages (cut in log.ts).
  'supabase/functions/_shared/log.ts': 1_200,
  'supabase/functions/_shared/model-text/ungrounded.ts': 30,
  'supabase/functions/market-pricing/market-listing.ts': 2_000,
  'supabase/functions/market-pricing/number-text.ts': 30,
  'supabase/functions/market-pricing/order-quantity.ts': 2_000,
};

/** The square of it is four million steps. */
const harmlessLength = 2_000;

type Pattern = { path: string; literal: string };

const patterns = ['src', 'supabase/functions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.generated.ts'))
    .sort()
    .flatMap((path) => patternsOf(join(folder, path))),
);

function patternsOf(path: string): Pattern[] {
  const found: Pattern[] = [];
  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) found.push({ path, literal: node.text });
    ts.forEachChild(node, visit);
  }
  const text = readFileSync(path, 'utf8');
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** What some text makes of the pattern's work: undefined while it grows with the text. */
function growthOf({ literal }: Pattern): 'quadratic' | 'exponential' | undefined {
  const end = literal.lastIndexOf('/');
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  if (reports.some(({ exponential }) => exponential)) return 'exponential';
  return reports.length > 0 ? 'quadratic' : undefined;
}

test('the work of a pattern grows with the length of its text, unless the text is short', () => {
  const slow = patterns.filter((pattern) => growthOf(pattern) !== undefined);
  expect(slow.filter(({ path }) => boundedTexts[path] === undefined)).toEqual([]);
  const paths = new Set(slow.map(({ path }) => path));
  expect(Object.keys(boundedTexts).filter((path) => !paths.has(path))).toEqual([]);
  expect(Math.max(...Object.values(boundedTexts))).toBeLessThanOrEqual(harmlessLength);
});

test('the work of no pattern grows exponentially, however short the text', () => {
  expect(patterns.filter((pattern) => growthOf(pattern) === 'exponential')).toEqual([]);
});

test.each([
  [/(a+)+b/, 'exponential'],
  [/\[([^\]]*)\]/g, 'quadratic'],
  [/\s+$/, 'quadratic'],
  [/\[[^[\]]*\]/g, undefined],
  [/(?<!\s)\s+x/, undefined],
])('the work of %s: %s', (pattern, growth) => {
  expect(growthOf({ path: '', literal: String(pattern) })).toBe(growth);
});
