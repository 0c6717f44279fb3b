import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import { DemandTest } from '@/tools/demand-test/index.tsx';
import { OwnTestsList } from '@/tools/demand-test/screen/own-tests-list.tsx';
import { ResultsView } from '@/tools/demand-test/screen/results-view.tsx';
import { DemandTestServices } from '@/tools/demand-test/services.ts';
import { Drop } from '@/tools/drop/index.tsx';
import { DropScreen } from '@/tools/drop/screen/drop-screen.tsx';
import { DropServices } from '@/tools/drop/services.ts';
import { MeasuredNote } from '@/tools/shared/measured-note.tsx';
import { demandKey, demandResults, demandServices, drop, dropServices } from './demand-fixtures.ts';
import { StateFrame } from './state-frame.tsx';
import { failing, never } from './tool-fixtures.ts';

const product = { known: { answers: { followers: 48_200 }, origins: {} }, learn: () => undefined };

/** Each has an id of its own: answers are cached by it. */
const results: Record<string, DemandTestServices['results']> = {
  bcdfghjkm2: async () => demandResults,
  bcdfghjkm3: async () => counted({ visitors: 41, votes: [3, 6, 1] }),
  bcdfghjkm4: async () => counted({ visitors: 0, visits: 0, votes: [0, 0, 0] }),
  bcdfghjkm5: async () => null,
  bcdfghjkm6: failing,
};

const drops: Record<string, Partial<DropServices>> = {
  bcdfghjkm7: {},
  bcdfghjkm8: { load: async () => ({ ...drop, endsAt: drop.now }) },
  bcdfghjkm9: { load: async () => null },
  bcdfghjkmp: { load: failing },
  bcdfghjkmq: { load: () => never<typeof drop>() },
  bcdfghjkmr: { vote: failing },
};

/** The demand test: the form, its results, and the public page. */
export function DemandDemo() {
  return (
    <div className="flex flex-col gap-12">
      <StateFrame name="demand test: form">
        <DemandTestServices value={demandServices()}>
          <DemandTest />
        </DemandTestServices>
      </StateFrame>
      <StateFrame name="demand test: own tests">
        <OwnTestsList nowMs={Date.parse(drop.now)} />
      </StateFrame>
      {Object.entries(results).map(([id, answer]) => (
        <StateFrame key={id} name={`demand test: results ${id}`}>
          <DemandTestServices value={demandServices({ results: answer })}>
            <ResultsView
              testKey={{ ...demandKey, id }}
              product={product}
              onLeave={() => undefined}
            />
          </DemandTestServices>
        </StateFrame>
      ))}
      <StateFrame name="drop: without an id">
        <Drop />
      </StateFrame>
      {Object.entries(drops).map(([id, overrides]) => (
        <StateFrame key={id} name={`drop: ${id}`}>
          <DropServices value={dropServices(overrides)}>
            <DropScreen id={id} />
          </DropServices>
        </StateFrame>
      ))}
      <StateFrame name="measured rate: used, and available">
        <div className="flex flex-col gap-4">
          <MeasuredNote
            used={{ pct: 3.75, visitors: 412 }}
            known={undefined}
            onChange={() => undefined}
          />
          <MeasuredNote
            used={undefined}
            known={{ pct: 3.75, visitors: 412 }}
            onChange={() => undefined}
          />
        </div>
      </StateFrame>
    </div>
  );
}

function counted(counts: Partial<DemandResults['counts']>): DemandResults {
  return { ...demandResults, counts: { ...demandResults.counts, ...counts } };
}
