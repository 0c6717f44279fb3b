import { Card } from '@/components/ui/card.tsx';
import { LandedScreen } from '@/tools/landed-view/screen/landed-screen.tsx';
import { LandedServices } from '@/tools/landed-view/services.ts';
import { landedNotMade, landedTee, landedUnknown } from './landed-fixtures.ts';
import { StateFrame } from './state-frame.tsx';
import { failing, never } from './tool-fixtures.ts';

/** Each has words of its own: answers are cached by them. */
const states = {
  'on its way': { product: 'hoodie', landedCost: () => never<typeof landedTee>() },
  'earns money': { product: 'cotton T-shirt', landedCost: async () => landedTee },
  'nobody orders': {
    product: 'cotton tee',
    monthlyOrders: 0.4,
    landedCost: async () => landedTee,
  },
  'price not asked': { product: 'tee', priceUsd: undefined, landedCost: async () => landedTee },
  'no words': { product: '', landedCost: async () => landedTee },
  'unknown product': { product: 'candle snuffer', landedCost: async () => landedUnknown },
  'not sourced': { product: 'grenades', landedCost: async () => landedNotMade },
  failed: { product: 'candle', landedCost: failing },
};

/** The landed view, from waiting to failed. */
export function LandedDemo() {
  return (
    <div className="flex flex-col gap-12">
      {Object.entries(states).map(([name, { landedCost, ...props }]) => (
        <StateFrame key={name} name={`landed view: ${name}`}>
          <Card padding="lg">
            <LandedServices value={{ landedCost }}>
              <LandedScreen
                tool="creator"
                country="vietnam"
                priceUsd={30}
                monthlyOrders={100}
                unitCostUsd={6}
                engagementRatePct={5}
                {...props}
              />
            </LandedServices>
          </Card>
        </StateFrame>
      ))}
    </div>
  );
}
