import { Download, Printer } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { formatUsdCents } from '@/lib/format.ts';
import { KeepFrame } from '@/tools/shared/keep-frame.tsx';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { type ExtraRow, quotesCsv, quotesMarkdown } from '../quote-export.ts';
import { decoderCopy } from '../screen-copy.ts';
import type { JudgedMail } from './landed-answer.tsx';

const { keep: copy, mails, flags, basis } = decoderCopy;

type KeepComparisonProps = { judged: readonly JudgedMail[]; product: string };

/** Paper, a spreadsheet or a document: the comparison has no link, because mails are private. */
export function KeepComparison({ judged, product }: KeepComparisonProps) {
  const quotes = judged.map(({ place, quote }) => ({ name: mails.label(place + 1), quote }));
  const title = product.trim() === '' ? decoderCopy.table.title : product.trim();

  function save(text: string, type: string, ending: string) {
    saveBlob(new Blob([text], { type }), `${copy.file}.${ending}`);
  }

  return (
    <KeepFrame words={copy} className="flex-wrap items-center justify-between gap-x-8">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {copy.print}
        </Button>
        <Button
          variant="secondary"
          onClick={() => save(quotesCsv(quotes, extraRows(judged)), 'text/csv', 'csv')}
        >
          <Download aria-hidden="true" />
          {copy.csv}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            save(quotesMarkdown(title, quotes, extraRows(judged)), 'text/markdown', 'md')
          }
        >
          <Download aria-hidden="true" />
          {copy.markdown}
        </Button>
      </div>
    </KeepFrame>
  );
}

function extraRows(judged: readonly JudgedMail[]): readonly ExtraRow[] {
  return [
    {
      label: basis.piece,
      cells: judged.map(({ basis: one }) =>
        one?.isKnown ? formatUsdCents(one.delivered.deliveredUsd.likely) : '',
      ),
    },
    {
      label: flags.title,
      cells: judged.map(({ flags: found }) =>
        found.map(({ kind, detail }) => flags.texts[kind](detail).text).join(' '),
      ),
    },
  ];
}
