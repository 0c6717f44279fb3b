import type { SharedResult } from './use-shared-result.ts';

/** For a tool that shows only the visitor's own results. */
export const ownResult: SharedResult = {
  isShared: false,
  endShared: () => {},
  resultRef: () => {},
};
