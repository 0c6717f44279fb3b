// The page's tool by the name under which the build preloads it (src/app/routes.ts).
export { Drop } from '@/tools/drop/index.tsx';
