import { useQueryParams } from '@/hooks/use-query-params.ts';

/** In the address of links that lead to the idea dialog (ideasPath). */
const ideasParam = 'ideas';

/** Set while the address asks for the idea dialog; calling it takes the word out of the address. */
export function useIdeasCall(): (() => void) | undefined {
  const [params, write] = useQueryParams();

  function forgetIdeasCall() {
    const rest = new URLSearchParams(params);
    rest.delete(ideasParam);
    write(rest, { replace: true });
  }

  return params.has(ideasParam) ? forgetIdeasCall : undefined;
}
