import { quoteRows, wordsOf } from '../quote-rows.ts';
import { decoderCopy } from '../screen-copy.ts';
import type { DecodedMail } from './use-decoded.ts';

const { words: copy, mails } = decoderCopy;

/** Every entry with its words, to read one after the other. */
export function WordsList({ decoded }: { decoded: readonly DecodedMail[] }) {
  const rows = quoteRows(decoded.map(({ quote }) => quote));
  return (
    <details data-print="hide" className="group">
      <summary className="min-h-11 w-fit cursor-pointer rounded-chip py-2.5 font-semibold">
        {copy.list}
      </summary>
      <div className="grid gap-6 pt-2 lg:grid-flow-col lg:auto-cols-fr">
        {decoded.map(({ place, quote }, column) => (
          <section key={place} aria-label={copy.listOf(mails.label(place + 1))} className="min-w-0">
            <h4 className="font-semibold">{mails.label(place + 1)}</h4>
            <dl className="mt-2 flex flex-col gap-3 text-sm">
              {rows.flatMap(({ id, label, cells }) =>
                (cells[column] ?? []).map(({ text, source }) => (
                  <div key={`${id} ${text} ${source.from}`}>
                    <dt>
                      {label}: {text}
                    </dt>
                    <dd className="text-muted [overflow-wrap:anywhere]">
                      “{wordsOf(quote, source)}”
                    </dd>
                  </div>
                )),
              )}
            </dl>
          </section>
        ))}
      </div>
    </details>
  );
}
