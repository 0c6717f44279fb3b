import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type QueryAddressOptions<Input> = {
  toParams: (input: Input) => URLSearchParams;
  /** The path, and the anchor if any, at which a shared result opens. */
  path: string;
};

/** A tool's inputs in the query of the page's address. */
export function useQueryAddress<Input>({ toParams, path }: QueryAddressOptions<Input>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [initialParams] = useState(() => new URLSearchParams(location.search));
  return {
    initialParams,
    replace: (input: Input | null) => {
      const search = input === null ? '' : `?${toParams(input)}`;
      navigate({ search, hash: location.hash }, { replace: true });
    },
    // The address the visitor is at, not the configured one: a link copied from a preview or a
    // local network has to open there again.
    shareUrl: (input: Input) => {
      const url = new URL(path, window.location.origin);
      url.search = toParams(input).toString();
      return url.href;
    },
  };
}
