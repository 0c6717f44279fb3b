// The backend as the creator calculator asks it, in one chunk of its own.
export { searchFactories } from '@/api/factories.ts';
export { saveFactoryResults } from '@/api/factory-results.ts';
export { generateMockup } from '@/api/mockups.ts';
