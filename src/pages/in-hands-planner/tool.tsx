// The page's tool by the name under which the build preloads it (src/app/routes.ts).
export { InHandsPlanner } from '@/tools/in-hands-planner/index.tsx';
