// The backend functions that the creator calculator uses.
export { analyzeCreatorAesthetic } from '@/api/aesthetics.ts';
export { searchFactories } from '@/api/factories.ts';
export { saveFactoryResults } from '@/api/factory-results.ts';
export { generateMockup } from '@/api/mockups.ts';
export { generateProductIdeas, saveSelectedIdea } from '@/api/product-ideas.ts';
export { fetchProfile } from '@/api/profiles.ts';
