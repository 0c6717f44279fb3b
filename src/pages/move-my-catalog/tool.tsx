// The page's tool by the name under which the build preloads it (src/app/routes.ts).
export { MoveMyCatalog } from '@/tools/move-my-catalog/index.tsx';
