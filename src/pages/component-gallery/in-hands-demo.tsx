import type { SharedPlan } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { toPlanParams } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { InHandsPlanner } from '@/tools/in-hands-planner/index.tsx';
import { PlannerScreen } from '@/tools/in-hands-planner/screen/planner-screen.tsx';
import { readOpening } from '@/tools/in-hands-planner/screen/read-opening.ts';
import { LandedServices } from '@/tools/landed-view/services.ts';
import { ownResult } from '@/tools/shared/own-result.ts';
import { landedNotMade, landedTee, landedUnknown } from './landed-fixtures.ts';
import { StateFrame } from './state-frame.tsx';
import { failing, never } from './tool-fixtures.ts';

type State = Pick<LandedServices, 'landedCost'> & {
  plan: Partial<SharedPlan>;
  isShared?: boolean;
};

const answered = async () => landedTee;

/** Each has words of its own: answers are cached by them. */
const states: Record<string, State> = {
  'on its way': {
    plan: { product: 'planned hoodie', pieces: 500, inHandsOn: '2027-05-03' },
    landedCost: () => never<typeof landedTee>(),
  },
  planned: {
    plan: { product: 'planned T-shirt', pieces: 500, inHandsOn: '2027-03-03', region: 'pacific' },
    landedCost: answered,
  },
  'all late': {
    plan: { product: 'planned tee', pieces: 50, inHandsOn: '2026-12-04', withSample: true },
    landedCost: answered,
  },
  'of somebody else': {
    plan: { product: 'planned shirt', pieces: 500, inHandsOn: '2027-04-05', asia: 'vietnam' },
    landedCost: answered,
    isShared: true,
  },
  'prices failed': {
    plan: { product: 'planned tumbler', pieces: 500, inHandsOn: '2027-03-03' },
    landedCost: failing,
  },
  failed: {
    plan: { product: 'planned candle', pieces: 500, inHandsOn: '2027-03-03' },
    landedCost: failing,
  },
  'unknown product': {
    plan: { product: 'planned candle snuffer', pieces: 500, inHandsOn: '2027-03-03' },
    landedCost: async () => landedUnknown,
  },
  'not sourced': {
    plan: { product: 'planned grenades', pieces: 500, inHandsOn: '2027-03-03' },
    landedCost: async () => landedNotMade,
  },
};

/** The in-hands planner, from empty to failed, on one day. */
export function InHandsDemo() {
  return (
    <div className="flex flex-col gap-12">
      <StateFrame name="in-hands planner: as a page shows it">
        <InHandsPlanner />
      </StateFrame>
      {Object.entries(states).map(([name, { plan, landedCost, isShared = false }]) => (
        <StateFrame key={name} name={`in-hands planner: ${name}`}>
          <LandedServices value={{ landedCost }}>
            <PlannerScreen
              open={(stored) => readOpening({ params: toPlanParams(plan), stored, isShared })}
              address={{
                initialParams: toPlanParams(plan),
                replace: () => undefined,
                shareUrl: () => 'https://example.com/in-hands-planner',
              }}
              shared={{ ...ownResult, isShared }}
              locale="en-US"
              today="2026-11-30"
            />
          </LandedServices>
        </StateFrame>
      ))}
    </div>
  );
}
