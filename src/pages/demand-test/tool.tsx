// The page's tool by the name under which the build preloads it (src/app/routes.ts).
export { DemandTest } from '@/tools/demand-test/index.tsx';
