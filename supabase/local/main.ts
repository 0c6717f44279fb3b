import { assertNodeVersion } from './node-version.ts';
import { StartupError } from './startup-error.ts';

/**
 * Runs a start script. The rest is loaded only once the Node version is known to be good: on an
 * old one the packages fail while loading, with messages that help nobody.
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
