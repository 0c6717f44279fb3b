import { calendarDayOf } from '@functions/_shared/domain/day-text.ts';
import { useState } from 'react';
import { inHandsPlannerPath } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { ownResult } from '../shared/own-result.ts';
import { hasShareMark } from '../shared/shared-link.ts';
import { useProductAddress } from '../shared/use-product-address.ts';
import { useProductKey } from '../shared/use-product-key.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { planParams } from './screen/plan-code.ts';
import { PlannerScreen } from './screen/planner-screen.tsx';
import { formKey } from './storage.ts';

// Most visitors open the form as it is; what reads an address comes with an address.
const PlannerOfAddress = lazyComponent(() =>
  import('./planner-of-address.tsx').then((m) => m.PlannerOfAddress),
);

/** Which routes have goods in hands by a date, and when each must be ordered. */
export function InHandsPlanner() {
  usePrefetchQueued();
  return <InHandsPlannerOfProduct key={useProductKey()} />;
}

function InHandsPlannerOfProduct() {
  const [params] = useQueryParams();
  const [hasInputs] = useState(() => params.has('plan') || hasShareMark(params));
  return hasInputs ? <PlannerOfAddress /> : <PlannerOfForm />;
}

function PlannerOfForm() {
  const pageAddress = useQueryAddress({ toParams: planParams, path: inHandsPlannerPath });
  const address = useProductAddress({
    tool: 'planner',
    address: pageAddress,
    storedKeys: [formKey],
    isOwn: () => false,
  });
  const product = useToolProduct('planner');
  return (
    <PlannerScreen
      address={address}
      shared={ownResult}
      product={product}
      locale={browserLocale()}
      today={calendarDayOf(new Date())}
    />
  );
}
