import type { ReactNode } from 'react';
import { answersCopy } from '../answers-copy.ts';
import { type AskTariff, originsOf, type TariffCard } from '../rules/thread.ts';

const { tariffCard } = answersCopy;

/** The answer to this question decides the line. */
const lineQuestionId = 'value-bracket';

type TariffChoicesProps = { card: TariffCard; onAskTariff: AskTariff };

/** The open questions: the line, the origin, a fact about the goods. A choice asks again with it. */
export function TariffChoices({ card, onAskTariff }: TariffChoicesProps) {
  const { request, result } = card;
  // Several origins are read from the query again, since a choice applies to all of them.
  const [originCode, ...others] = originsOf(result).map(({ code }) => code);
  const isLineOpen = result.questions.some(({ id }) => id === lineQuestionId);
  // Sends along what is settled, so that the next answer does not ask for it again.
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
          label={
            result.status === 'choose-line'
              ? tariffCard.candidatesLabel
              : tariffCard.otherKindsLabel
          }
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
        <Choices label={tariffCard.originsLabel}>
          {tariffCard.origins.map(({ code, name }) => (
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

/** Whether the line is open, or was chosen without high confidence. */
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
