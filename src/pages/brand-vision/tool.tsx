// The page's tool by the name under which the build preloads it (src/app/routes.ts).
export { CreatorCalculator } from '@/tools/creator-calculator/index.tsx';
