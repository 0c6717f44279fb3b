import { rmSync } from 'node:fs';
import { main } from './main.ts';

await main(async () => {
  const { readSettings } = await import('./settings.ts');
  const { lockDataFolder } = await import('./lock.ts');

  const settings = readSettings();
  const release = lockDataFolder(settings.stateDirectory);
  rmSync(settings.dataDirectory, { recursive: true, force: true });
  release();
  console.info('The local database is gone; the next `npm run dev` makes a new one.');
});
