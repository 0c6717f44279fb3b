import { type LazyModule, lazyModule } from '@/lazy/lazy-module.ts';
import { ApiError, unreachableMessage } from './api-error.ts';

/** A lazy module whose load fails like a call: with an ApiError `network`. */
export function lazyApiModule<Code>(importCode: () => Promise<Code>): LazyModule<Code> {
  return lazyModule(() =>
    importCode().catch((error: unknown) => {
      throw new ApiError(unreachableMessage, 'network', { cause: error });
    }),
  );
}
