/** The one thing of Deno that functions/_shared asks for, where tests read it in Node. */
declare const Deno: { env: { get: (name: string) => string | undefined } };
