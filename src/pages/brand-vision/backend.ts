// The backend, as the creator calculator asks it.
export { analyzeCreatorAesthetic } from '@/api/aesthetics.ts';
export { saveFactoryResults } from '@/api/calculator-submissions.ts';
export { searchFactories } from '@/api/factories.ts';
export { generateMockup } from '@/api/mockups.ts';
export { generateProductIdeas, saveSelectedIdea } from '@/api/product-ideas.ts';
export { fetchProfile } from '@/api/profiles.ts';
