import { calendarDayOf } from '@functions/_shared/domain/day-text.ts';
import {
  parsePlanParams,
  toPlanParams,
} from '@functions/_shared/domain/in-hands/planner-address.ts';
import { inHandsPlannerPath } from '@/config/paths.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { useProductAddress } from '../shared/use-product-address.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { useSharedResult } from '../shared/use-shared-result.ts';
import { linkedPlan } from './rules/linked-plan.ts';
import { isPlanOfForm } from './screen/plan-of-form.ts';
import { PlannerScreen } from './screen/planner-screen.tsx';
import { readOpening } from './screen/read-opening.ts';
import { formKey } from './storage.ts';

/** The planner on a page whose address has a plan: somebody's link, or a reload. */
export function PlannerOfAddress() {
  const pageAddress = useQueryAddress({ toParams: toPlanParams, path: inHandsPlannerPath });
  const address = useProductAddress({
    tool: 'planner',
    address: pageAddress,
    storedKeys: [formKey],
    isOwn: isPlanOfForm,
  });
  const { initialParams: params } = address;
  const shared = useSharedResult(linkedPlan(parsePlanParams(params)) !== null);
  const { isShared } = shared;
  const product = useToolProduct('planner');
  return (
    <PlannerScreen
      address={address}
      open={(stored) => readOpening({ params, stored, isShared })}
      shared={shared}
      product={product}
      locale={browserLocale()}
      today={calendarDayOf(new Date())}
    />
  );
}
