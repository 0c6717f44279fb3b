import { popoverContent } from '@/components/ui/popover.tsx';
import { selectList } from '@/components/ui/select.tsx';

// Selects and popovers as they are once the browser had a moment of rest: import it for that.
await Promise.all([popoverContent.load(), selectList.load()]);
