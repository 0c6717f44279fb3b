/** The part of Deno that functions/_shared uses, for tests in Node. */
declare const Deno: { env: { get: (name: string) => string | undefined } };
