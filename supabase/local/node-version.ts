import { StartupError } from './startup-error.ts';

const minVersion = { major: 20, minor: 19 };

/** Throws StartupError on a Node.js version that this project does not support. */
export function assertNodeVersion(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const newEnough =
    major > minVersion.major || (major === minVersion.major && minor >= minVersion.minor);
  if (newEnough) return;
  throw new StartupError(
    `This project needs Node.js ${minVersion.major}.${minVersion.minor} or newer, and this is ${version}: install a newer one, for example with \`nvm install\`.`,
  );
}
