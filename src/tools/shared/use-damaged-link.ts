import { useEffect } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { hasShareMark, withoutShareMark } from './shared-link.ts';
import { damagedLinkCopy } from './shared-result-copy.ts';

/**
 * Says that a copied link carries no result that could be read: it was cut off, or changed.
 * @param isCarried whether the address carries a result
 */
export function useDamagedLink(isCarried: boolean): void {
  const [params, write] = useQueryParams();
  const isDamaged = !isCarried && hasShareMark(params);
  useEffect(() => {
    if (!isDamaged) return;
    toast(damagedLinkCopy);
    write(withoutShareMark(params), { replace: true });
  }, [isDamaged, params, write]);
}
