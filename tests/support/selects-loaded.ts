import { loadSelectList } from '@/components/ui/select.tsx';

// Selects as they are once the browser had a moment of rest: import it for that.
await loadSelectList();
