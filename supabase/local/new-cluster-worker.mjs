// Makes an empty database in the folder `workerData` names, and ends. PGlite does this in a second
// Postgres, whose memory only the end of its thread gives back.
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(workerData);
await database.close();
