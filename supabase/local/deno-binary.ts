import { createRequire } from 'node:module';

/** npm's deno package finds the binary for this platform, whether or not its install step ran. */
export function denoBinary(): string {
  const deno: { runInstall: () => string } = createRequire(import.meta.url)('deno/install_api.cjs');
  return deno.runInstall();
}
