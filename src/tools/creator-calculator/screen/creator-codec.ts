import type { SharedCreator } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import { lazyModule } from '@/lazy/lazy-module.ts';

// What reads and writes addresses comes with what calculates: the form alone has neither.
const codec = lazyModule(() =>
  import('@functions/_shared/domain/tool-inputs/creator-address.ts').then(
    (m) => m.sharedCreatorAddress,
  ),
);

/** @throws the import's error */
export const loadCreatorCodec = codec.load;

/** The query of a result. @throws Error before the codec is loaded */
export function creatorParams(shared: SharedCreator): URLSearchParams {
  const loaded = codec.loaded();
  if (loaded === undefined) throw new Error('The codec of creator addresses is not loaded');
  return loaded.toParams(shared);
}
