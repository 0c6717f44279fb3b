import type { Span } from '@functions/_shared/domain/supplier-reply/quote-text.ts';
import { useId } from 'react';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { quoteRows, saysNothing, wordsOf } from '../quote-rows.ts';
import { decoderCopy } from '../screen-copy.ts';
import type { DecodedMail } from './use-decoded.ts';
import { WordsList } from './words-list.tsx';

const { table: copy, mails, nothing } = decoderCopy;

export type ShowWords = (place: number, span: Span, from: HTMLElement) => void;

type QuoteTableProps = { decoded: readonly DecodedMail[]; onShow: ShowWords };

/** The mails side by side, a row a field; each entry shows its words in the mail. */
export function QuoteTable({ decoded, onShow }: QuoteTableProps) {
  const titleId = useId();
  const rows = quoteRows(decoded.map(({ quote }) => quote));
  const empty = decoded.filter(({ quote }) => saysNothing(quote));
  const open = decoded.filter(({ quote }) => quote.isOpenProduct);

  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <h3 id={titleId} className="text-title">
        {copy.title}
      </h3>
      <p data-print="hide" className="max-w-measure text-sm text-muted">
        {copy.intro}
      </p>
      {empty.map(({ place }) => (
        <p key={place} className="max-w-measure">
          <strong>{mails.label(place + 1)}:</strong> {nothing}
        </p>
      ))}
      {open.map(({ place }) => (
        <p key={place} className="max-w-measure rounded-chip bg-butter px-4 py-3 text-sm">
          <strong>{mails.label(place + 1)}:</strong> {copy.openProduct}
        </p>
      ))}
      <TableScroller titleId={titleId}>
        <table
          aria-labelledby={titleId}
          className="w-full border-collapse text-left text-sm sm:text-base"
        >
          <thead>
            <tr className="border-b-[1.5px] border-ink align-bottom">
              <th scope="col" className="py-2 pr-4 font-normal text-muted">
                {copy.field}
              </th>
              {decoded.map(({ place }) => (
                <th
                  key={place}
                  scope="col"
                  className="min-w-36 px-2 py-2 font-semibold sm:min-w-44"
                >
                  {mails.label(place + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, cells }) => (
              <tr key={id} className="border-b border-ink/25 align-top">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {label}
                </th>
                {cells.map((entries, column) => {
                  const mail = decoded[column];
                  return (
                    mail && (
                      <td key={mail.place} className="px-2 py-1">
                        {entries.length === 0 ? (
                          <span className="inline-block px-1 py-1.5 text-muted italic">
                            {copy.notStated}
                          </span>
                        ) : (
                          <ul className="flex flex-col items-start">
                            {entries.map(({ text, source }) => (
                              <li key={`${text} ${source.from}`}>
                                <button
                                  type="button"
                                  title={wordsOf(mail.quote, source)}
                                  aria-label={`${text}. ${copy.showWords(label, mails.label(mail.place + 1))}`}
                                  onClick={(event) =>
                                    onShow(mail.place, source, event.currentTarget)
                                  }
                                  className="min-h-9 rounded-chip px-1 py-1.5 text-left underline decoration-ink/40 decoration-dotted underline-offset-4 hover:bg-butter/40 max-sm:min-h-11 min-w-11"
                                >
                                  {text}
                                </button>
                              </li>
                            ))}
                          </ul>
                        )}
                      </td>
                    )
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      <WordsList decoded={decoded} />
    </section>
  );
}
