import { assertNodeVersion } from './node-version.ts';
import { StartupError } from './startup-error.ts';

/**
 * Runs a start script. Everything else is imported only after the Node version was checked, because
 * on an old version the packages fail while loading, with unhelpful messages.
 */
export async function main(run: () => Promise<void>): Promise<void> {
  try {
    assertNodeVersion(process.versions.node);
    await run();
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}
