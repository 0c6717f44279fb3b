import { createRequire } from 'node:module';

/** The binary for this platform in npm's deno package, whether or not its install script ran. */
export function denoBinary(): string {
  const deno: { runInstall: () => string } = createRequire(import.meta.url)('deno/install_api.cjs');
  return deno.runInstall();
}
