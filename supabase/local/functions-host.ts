/**
 * Runs every edge function in one Deno process. Hosted Supabase starts each in its own worker; here
 * Deno.serve is replaced while a function loads, which captures its handler instead of opening a
 * port.
 *
 * Argument: the folder of the functions. Prints `{"port": n}` when ready, and ends when its
 * standard input closes, which means that the parent process is gone.
 */
type Handler = (request: Request) => Response | Promise<Response>;

const [folder] = Deno.args;
if (folder === undefined) throw new Error('usage: functions-host.ts <folder>');

const serve = Deno.serve;
const handlers = new Map<string, Handler>();
const broken = new Map<string, string>();

for await (const entry of Deno.readDir(folder)) {
  if (!entry.isDirectory || entry.name.startsWith('_')) continue;
  await load(entry.name);
}

serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.info(JSON.stringify({ port, functions: [...handlers.keys()] })),
  },
  answer,
);

for await (const _ of Deno.stdin.readable) {
  // No input is sent; only its end matters.
}
Deno.exit(0);

async function load(name: string): Promise<void> {
  try {
    Object.defineProperty(Deno, 'serve', {
      configurable: true,
      value: (handler: Handler) => handlers.set(name, handler),
    });
    await import(`file://${folder}/${name}/index.ts`);
    if (!handlers.has(name)) broken.set(name, 'it does not call Deno.serve');
  } catch (error) {
    console.error(`Function ${name} does not load:`, error);
    broken.set(name, error instanceof Error ? error.message : String(error));
  }
}

async function answer(request: Request): Promise<Response> {
  const name = /^\/functions\/v1\/([^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? '';
  const handler = handlers.get(name);
  if (handler !== undefined) return await handler(request);
  const reason = broken.get(name);
  return Response.json(
    {
      error: {
        code: reason === undefined ? 'function_not_found' : 'function_broken',
        message:
          reason === undefined
            ? `There is no function called "${name}".`
            : `The function "${name}" does not load: ${reason}`,
      },
    },
    {
      status: reason === undefined ? 404 : 500,
      headers: { 'x-content-type-options': 'nosniff' },
    },
  );
}
