import type { TariffLookupResponse } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import type { ReactNode } from 'react';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';

type TariffFinePrintProps = {
  words: AssistantWords['tariffCard'];
  result: TariffLookupResponse;
};

/** Why this code, what is not in the number, and where it all comes from. */
export function TariffFinePrint({ words, result }: TariffFinePrintProps) {
  const { confidence, confidenceReason, notCovered, sources, status, candidates } = result;
  const others = status === 'answered' ? candidates : [];
  return (
    <div className="text-sm">
      <p className="font-semibold">{words.confidence[confidence]}</p>
      <Disclosure summary={words.why}>
        <p>{confidenceReason}</p>
        {others.length > 0 && (
          <>
            <p className="mt-2">{words.otherLines}</p>
            <ul className="list-disc pl-5">
              {others.map(({ hts8, description, baseRateText }) => (
                <li key={hts8}>
                  {hts8}: {description} ({baseRateText})
                </li>
              ))}
            </ul>
          </>
        )}
      </Disclosure>
      {notCovered.length > 0 && (
        <Disclosure summary={words.notCovered}>
          <List items={notCovered} />
        </Disclosure>
      )}
      <Disclosure summary={words.sources}>
        <List items={sources.map(({ title, detail }) => `${title}: ${detail}`)} />
      </Disclosure>
    </div>
  );
}

function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="border-b border-dashed border-ink/30">
      <summary className="flex min-h-11 items-center gap-2 before:content-['+'] before:font-mono in-open:before:content-['−']">
        {summary}
      </summary>
      <div className="pb-3 text-muted">{children}</div>
    </details>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
