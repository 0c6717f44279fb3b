import { useState } from 'react';
import { useQueryParams } from '@/hooks/use-query-params.ts';

type QueryAddressOptions<Input> = {
  toParams: (input: Input) => URLSearchParams;
  /** The path, and the anchor if any, at which a shared result opens. */
  path: string;
};

/** A tool's inputs in the query of the page's address. */
export function useQueryAddress<Input>({ toParams, path }: QueryAddressOptions<Input>) {
  const [params, write] = useQueryParams();
  const [initialParams] = useState(params);
  return {
    initialParams,
    replace: (input: Input | null) =>
      write(input === null ? '' : toParams(input), { replace: true }),
    // The address the visitor is at, not the configured one: a link copied from a preview or a
    // local network has to open there again.
    shareUrl: (input: Input) => {
      const url = new URL(path, window.location.origin);
      url.search = toParams(input).toString();
      return url.href;
    },
  };
}
