import type { ReactNode } from 'react';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { originsOf } from '../rules/thread.ts';
import type { CardActions } from './answer-cards.tsx';
import type { TariffCard } from './tariff-answer.tsx';

/** Its answer decides for a line: until then none is settled. */
const lineQuestionId = 'value-bracket';

type TariffChoicesProps = CardActions & {
  words: AssistantWords['tariffCard'];
  card: TariffCard;
};

/** What is still open: the line, the origin, a fact about the goods. A press asks again with it. */
export function TariffChoices({ words, card, onAskTariff }: TariffChoicesProps) {
  const { request, result } = card;
  // Several are read from the words again: a choice is about all of them.
  const [originCode, ...others] = originsOf(result).map(({ code }) => code);
  const isLineOpen = result.questions.some(({ id }) => id === lineQuestionId);
  // What is already clear goes along, so that the next answer does not ask for it again.
  const settled = {
    ...request,
    ...(result.hsCodeUsed === null || isLineOpen ? {} : { hsCode: result.hsCodeUsed }),
    ...(originCode === undefined || others.length > 0 ? {} : { originCode }),
  };
  return (
    <>
      {result.questions.map(({ id, text, options }) => (
        <Choices key={id} label={text}>
          {options.map(({ value, label }) => (
            <Choice
              key={value}
              title={label}
              onChoose={() =>
                onAskTariff(label, { ...settled, answers: { ...request.answers, [id]: value } })
              }
            />
          ))}
        </Choices>
      ))}
      {offersLines(result) && (
        <Choices
          label={result.status === 'choose-line' ? words.candidatesLabel : words.otherKindsLabel}
        >
          {result.candidates.map(({ hts8, distinction, description, baseRateText }) => (
            <Choice
              key={hts8}
              title={distinction || description}
              note={`${hts8} · ${baseRateText}`}
              onChoose={() =>
                onAskTariff(`${hts8}: ${distinction || description}`, { ...settled, hsCode: hts8 })
              }
            />
          ))}
        </Choices>
      )}
      {result.status === 'ask-origin' && (
        <Choices label={words.originsLabel}>
          {words.origins.map(({ code, name }) => (
            <Choice
              key={code}
              title={name}
              onChoose={() => onAskTariff(name, { ...settled, originCode: code })}
            />
          ))}
        </Choices>
      )}
    </>
  );
}

/** The lines are open, or one was taken for which the words do not quite suffice. */
function offersLines({ status, confidence, candidates }: TariffCard['result']): boolean {
  return status === 'choose-line' || (confidence !== 'high' && candidates.length > 0);
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = { title: string; note?: string; onChoose: () => void };

function Choice({ title, note, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="min-h-11 max-w-full rounded-chip border-[1.5px] border-ink bg-white px-4 py-1.5 text-left text-sm font-medium transition-colors enabled-hover:bg-butter"
    >
      {title}
      {note && <span className="block spec-print text-muted">{note}</span>}
    </button>
  );
}
