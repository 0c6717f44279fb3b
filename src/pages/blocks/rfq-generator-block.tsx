import { RfqGenerator } from '@/components/tools/rfq-generator/rfq-generator.tsx';
import { keptAnswersContent } from '@/content/kept-answers.ts';
import { rfqContent } from '@/content/rfq.ts';
import { site } from '@/content/site.ts';
import { useKeptAnswers } from '@/hooks/use-kept-answers.ts';

/** The RFQ generator with what the visitor told other tools. */
export function RfqGeneratorBlock({ email }: { email: string }) {
  const memory = useKeptAnswers('rfq');
  return (
    <RfqGenerator
      words={rfqContent}
      storagePrefix={site.storagePrefix}
      email={email}
      keptAnswers={{ words: keptAnswersContent, memory }}
    />
  );
}
