// A thread reads no TypeScript on Node 20 unless it asks for it itself.
import { register } from 'tsx/esm/api';

register();
await import('./backend-worker.ts');
