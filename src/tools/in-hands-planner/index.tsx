import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import {
  parsePlanParams,
  toPlanParams,
} from '@functions/_shared/domain/in-hands/planner-address.ts';
import { inHandsPlannerAnchor, paths } from '@/config/paths.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { useProductAddress } from '../shared/use-product-address.ts';
import { useProductKey } from '../shared/use-product-key.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { useSharedResult } from '../shared/use-shared-result.ts';
import { linkedPlan } from './rules/linked-plan.ts';
import { isPlanOfForm } from './screen/plan-of-form.ts';
import { PlannerScreen } from './screen/planner-screen.tsx';
import { formKey } from './storage.ts';

/** Which routes have goods in hands by a date, and when each must be ordered. */
export function InHandsPlanner() {
  usePrefetchQueued();
  return <InHandsPlannerOfProduct key={useProductKey()} />;
}

function InHandsPlannerOfProduct() {
  const pageAddress = useQueryAddress({
    toParams: toPlanParams,
    path: `${paths.inHandsPlanner}#${inHandsPlannerAnchor}`,
  });
  const address = useProductAddress({
    tool: 'planner',
    address: pageAddress,
    storedKeys: [formKey],
    isOwn: isPlanOfForm,
  });
  const shared = useSharedResult(linkedPlan(parsePlanParams(address.initialParams)) !== null);
  const product = useToolProduct('planner');
  return (
    <PlannerScreen
      address={address}
      shared={shared}
      product={product}
      locale={browserLocale()}
      today={calendarDayOf(new Date())}
    />
  );
}
