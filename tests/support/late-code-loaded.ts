import { popoverContent } from '@/components/ui/popover.tsx';

// Import this for popovers whose content is already loaded, as after the browser was idle.
await popoverContent.load();
