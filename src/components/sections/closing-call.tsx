import { ActionRow } from '@/components/sections/action-row.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { CallWords, Ground } from '@/content/types.ts';

type ClosingCallProps = { words: CallWords; ground?: Ground; id?: string };

/** The last section of a page: the next step and what happens after it. */
export function ClosingCall({ words, ground = 'butter', id }: ClosingCallProps) {
  return (
    <Section ground={ground} id={id}>
      <div className="grid items-end gap-8 lg:grid-cols-[minmax(min(20rem,50%),1fr)_minmax(0,auto)]">
        <div>
          <h2 className="text-display-2">{words.title}</h2>
          <p className="mt-5 max-w-measure text-lead">{words.text}</p>
        </div>
        <ActionRow actions={words.actions} size="lg" className="lg:justify-end" />
      </div>
    </Section>
  );
}
