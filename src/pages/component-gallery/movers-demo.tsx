import { Card } from '@/components/ui/card.tsx';
import { LandedServices } from '@/tools/landed-view/services.ts';
import type { MoversProps } from '@/tools/movers/index.tsx';
import { MoversScreen } from '@/tools/movers/screen/movers-screen.tsx';
import { landedNotMade, landedTee, landedUnknown } from './landed-fixtures.ts';
import { StateFrame } from './state-frame.tsx';
import { failing, never } from './tool-fixtures.ts';

type State = Partial<MoversProps> & Pick<LandedServices, 'landedCost'>;

const answered = async () => landedTee;

/** Each has words of its own: answers are cached by them. */
const states: Record<string, State> = {
  'all facts missing': { today: undefined, volume: undefined, landedCost: answered },
  'on its way': { product: 'moved hoodie', landedCost: () => never<typeof landedTee>() },
  'pays back': { product: 'moved T-shirt', landedCost: answered },
  'saves nothing': { product: 'moved tee', today: 'vietnam', landedCost: answered },
  'unknown product': { product: 'moved candle snuffer', landedCost: async () => landedUnknown },
  'not sourced': { product: 'moved grenades', landedCost: async () => landedNotMade },
  failed: { product: 'moved candle', landedCost: failing },
};

/** What a move saves, from waiting to failed. */
export function MoversDemo() {
  return (
    <div className="flex flex-col gap-12">
      {Object.entries(states).map(([name, { landedCost, ...props }]) => (
        <StateFrame key={name} name={`movers: ${name}`}>
          <Card padding="lg">
            <LandedServices value={{ landedCost }}>
              <MoversScreen
                tool="map"
                today="china"
                volume={{ min: 10_000, max: 50_000 }}
                onUse={() => undefined}
                onWriteRfq={() => undefined}
                {...props}
              />
            </LandedServices>
          </Card>
        </StateFrame>
      ))}
    </div>
  );
}
