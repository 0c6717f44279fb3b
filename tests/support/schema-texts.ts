import * as z from 'zod/mini';

/** A body of one shape that a schema accepts, with its text fields. */
export type TextBody = { body: unknown; fields: readonly TextField[] };

export type TextField = {
  /** Such as "profile.bio" or "history.*.content"; a record's keys are "answers.{key}". */
  name: string;
  path: Path;
  /** The maximum length in the schema; `openLength` if there is none. */
  maxLength: number;
  /** How many times a body may contain the field; 1 outside lists and records. */
  maxCount: number;
  /** The value in the body; '' in records. */
  example: string;
};

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Path = readonly (string | typeof everyItem | typeof everyKey | typeof everyValue)[];

const everyItem = Symbol('*');
const everyKey = Symbol('{key}');
const everyValue = Symbol('{value}');

type Limits = {
  /** The text length to use where the schema sets no limit. */
  openLength: number;
  /** The number of list items or record entries to use where the schema sets no limit. */
  openCount: number;
};

/**
 * All text fields that a schema accepts, derived from the schema itself; one body for each shape of
 * a union.
 *
 * @param example a valid value; missing parts are generated
 * @throws when no example is known for a pattern: add one to `examples` below
 */
export function textBodiesOf(
  schema: z.ZodMiniType,
  example: unknown,
  limits: Limits,
): readonly TextBody[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return alternativesOf(root).map((alternative) => {
    const body = exampleOf(alternative, example);
    const fields = findTexts(alternative, limits, [], 1).map((found) => ({
      ...found,
      name: found.path
        .map((step) => (typeof step === 'symbol' ? step.description : step))
        .join('.'),
      example: String(readAt(body, found.path) ?? ''),
    }));
    return { body, fields };
  });
}

/** The body with a text in one of its fields, `count` times in a list or a record. */
export function withText(
  body: unknown,
  { maxCount, path }: TextField,
  text: string,
  count = maxCount,
): unknown {
  return putAt(body, path, text, count);
}

type Found = Pick<TextField, 'path' | 'maxLength' | 'maxCount'>;

function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const inner = schema.anyOf ?? schema.oneOf;
  return inner === undefined ? [schema] : inner.flatMap((one) => alternativesOf(asObject(one)));
}

function findTexts(schema: JsonSchema, limits: Limits, path: Path, maxCount: number): Found[] {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 1) {
    return alternatives.flatMap((one) => findTexts(one, limits, path, maxCount));
  }
  const [only = schema] = alternatives;
  if (only.type === 'string') {
    if (only.const !== undefined || only.enum !== undefined) return [];
    return [{ path, maxLength: only.maxLength ?? limits.openLength, maxCount }];
  }
  if (only.type === 'array') {
    const count = maxCount * (only.maxItems ?? limits.openCount);
    return findTexts(asObject(only.items), limits, [...path, everyItem], count);
  }
  return [
    ...Object.entries(only.properties ?? {}).flatMap(([key, inner]) =>
      findTexts(asObject(inner), limits, [...path, key], maxCount),
    ),
    ...(only.propertyNames === undefined
      ? []
      : [
          ...findTexts(asObject(only.propertyNames), limits, [...path, everyKey], limits.openCount),
          ...findTexts(
            asObject(only.additionalProperties),
            limits,
            [...path, everyValue],
            limits.openCount,
          ),
        ]),
  ];
}

/** Texts for every pattern of the contracts. */
const examples = [
  'text',
  'ana@example.com',
  '#112233',
  'CN',
  '2026-11-28',
  '2026-11-27T12:00:00.000Z',
  '7c1f1d52-5d0f-4c4c-9d62-0f7a5b8f1a11',
  '6109.10.00',
  '6109.10.00.12',
  '61091000',
  '90210',
  'a-session-of-a-test',
  'UklGRiQAAABXQVZFZm10IBAAAAABAAEA',
  '/how-we-work',
  'https://www.example.com/',
];

function exampleOf(schema: JsonSchema, given: unknown): unknown {
  const [only = schema] = alternativesOf(schema);
  if (only.const !== undefined) return only.const;
  if (only.enum !== undefined) return only.enum.includes(asScalar(given)) ? given : only.enum[0];
  switch (only.type) {
    case 'object': {
      const fits = Object.entries(only.properties ?? {}).every(([key, inner]) => {
        const { const: fixed } = asObject(inner);
        return fixed === undefined || memberOf(given, key) === fixed;
      });
      return Object.fromEntries(
        Object.entries(only.properties ?? {}).map(([key, inner]) => [
          key,
          exampleOf(asObject(inner), fits ? memberOf(given, key) : undefined),
        ]),
      );
    }
    case 'array':
      return Array.isArray(given) && given.length > 0
        ? given
        : [exampleOf(asObject(only.items), undefined)];
    case 'string':
      return typeof given === 'string' ? given : exampleText(only);
    case 'number':
    case 'integer':
      return typeof given === 'number' ? given : (only.minimum ?? 0);
    case 'boolean':
      return given ?? true;
    default:
      return given ?? null;
  }
}

function exampleText({ minLength = 0, pattern }: JsonSchema): string {
  const found = examples.find(
    (text) =>
      text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
  if (found === undefined) throw new Error(`No example is known for the pattern ${pattern}.`);
  return found;
}

function putAt(value: unknown, [step, ...rest]: Path, text: string, count: number): unknown {
  if (step === undefined) return text;
  if (step === everyItem) {
    const [first] = Array.isArray(value) ? value : [];
    return Array.from({ length: count }, () => putAt(first, rest, text, 1));
  }
  if (step === everyKey || step === everyValue) {
    return Object.fromEntries(
      Array.from({ length: count }, (_, index) =>
        step === everyKey
          ? [`${index}${text}`.slice(0, Math.max(text.length, 1)), 'text']
          : [`key-${index}`, text],
      ),
    );
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries([...entries, [step, putAt(memberOf(value, step), rest, text, count)]]);
}

function readAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value;
  if (step === everyItem) return readAt(Array.isArray(value) ? value[0] : undefined, rest);
  return typeof step === 'symbol' ? '' : readAt(memberOf(value, step), rest);
}

function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function asObject(schema: unknown): JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema)
    ? { ...schema }
    : {};
}

function asScalar(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}
