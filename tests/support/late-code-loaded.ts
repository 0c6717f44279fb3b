import { popoverContent } from '@/components/ui/popover.tsx';

// Popovers as they are once the browser had a moment of rest: import it for that.
await popoverContent.load();
