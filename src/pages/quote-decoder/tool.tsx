// The page's tool by the name under which the build preloads it (src/app/routes.ts).
export { QuoteDecoder } from '@/tools/quote-decoder/index.tsx';
