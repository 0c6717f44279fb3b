import fc from 'fast-check';

/** Replacements for values in a body. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -0, -1, 1e308, Number.MAX_SAFE_INTEGER, '', ' ', '\u0000', '\ud800'],
    ...['__proto__', 'constructor', '../../etc/passwd', "'; drop table x; --", '<script>', '%00'],
    ...[
      '{{7*7}}',
      '\u202e',
      '’'.repeat(500),
      'a'.repeat(20_000),
      '🧦'.repeat(300),
      '0'.repeat(400),
    ],
    ...['(a+)+$', 'or & | ! :*', '"unbalanced', '\\', 'NaN', '1e999', '٣٤', 'a@b', 'https://[::1]'],
    ...[[], {}, [[[[[[]]]]]], { length: 5 }, { toString: 1 }],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The body with one to three values replaced, removed or doubled, at any depth. */
function damaged(body: unknown): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(), how: fc.nat(5), value: oddValue });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    let changed = body;
    for (const { at, how, value } of changes) {
      const paths = pathsOf(changed);
      const path = paths[at % paths.length] ?? [];
      changed = changeAt(changed, path, how === 0 ? { kind: 'remove' } : { kind: 'put', value });
    }
    return changed;
  });
}

type Path = readonly string[];
type Change = { kind: 'remove' } | { kind: 'put'; value: unknown };

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function changeAt(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return change.kind === 'put' ? change.value : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === key ? changeAt(inner, rest, change) : inner,
  ]);
  return Array.isArray(value)
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/**
 * Bad bodies of a function whose good body is known: nonsense, JSON of any shape, the good body cut
 * off, and most often the good body with a few changed values.
 */
export function badBodies(good: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(good);
  return fc.oneof(
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.nat(text.length - 1).map((end) => text.slice(0, end)) },
    { weight: 1, arbitrary: fc.nat(200).map((depth) => '['.repeat(depth * 50)) },
    { weight: 6, arbitrary: damaged(good).map((body) => JSON.stringify(body) ?? '') },
  );
}

/** What is wrong with the response to such a body; undefined when it is correct. */
export async function faultOf(response: Response): Promise<string | undefined> {
  const text = await response.text();
  const { status } = response;
  if (status === 500) return `500: ${text.slice(0, 200)}`;
  if (/\bat \S+ \(|\.ts:\d+|node_modules/.test(text)) return `a stack: ${text.slice(0, 200)}`;
  if (status < 400) return undefined;
  const body: unknown = JSON.parse(text);
  const isSentence = /^\{"error":\{"code":"\w+","message":"[^"]/.test(JSON.stringify(body));
  return isSentence ? undefined : `${status} without a sentence: ${text.slice(0, 200)}`;
}
