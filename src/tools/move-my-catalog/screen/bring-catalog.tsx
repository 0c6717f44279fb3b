import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { cn } from '@/lib/cn.ts';
import { moveMyCatalogCopy } from '../copy.ts';
import { sampleCatalog } from '../rules/sample-catalog.ts';
import type { CatalogState } from './use-catalog.ts';

const { bring: copy, problems } = moveMyCatalogCopy;

/** Three ways in: a file, pasted cells, a sample. */
export function BringCatalog({ catalog }: { catalog: CatalogState }) {
  const { isReading, problem } = catalog;
  const [pasted, setPasted] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setUnreadable(false);
    try {
      catalog.bring(new Uint8Array(await file.arrayBuffer()), file.name);
    } catch {
      // The file was moved or its permission was withdrawn since it was chosen.
      setUnreadable(true);
    }
  }

  const shown = isUnreadable ? 'failed' : problem;
  return (
    <div className="flex flex-col gap-6">
      <div className="@container">
        <div className="grid items-start gap-6 @3xl:grid-cols-2">
          <DropZone isReading={isReading} onFile={take} />
          <form
            noValidate
            className="flex flex-col items-start gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              const isBlank = pasted.trim() === '';
              setMissing(isBlank);
              if (!isBlank) catalog.bring(pasted, '');
            }}
          >
            <Field
              label={copy.pasteLabel}
              hint={copy.pasteHint}
              error={isMissing ? copy.pasteMissing : undefined}
              className="w-full"
            >
              <Textarea
                rows={4}
                value={pasted}
                spellCheck={false}
                className="min-h-36 font-mono"
                onChange={(event) => setPasted(event.target.value)}
              />
            </Field>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button type="submit" variant="secondary" busy={isReading} busyLabel={copy.reading}>
                {copy.paste}
              </Button>
              <Button variant="tertiary" size="sm" onClick={() => catalog.bring(sampleCatalog, '')}>
                {copy.sample}
              </Button>
            </div>
          </form>
        </div>
      </div>
      <div role="alert">
        {shown !== null && <p className="font-semibold text-risk-high">{problems[shown]}</p>}
      </div>
    </div>
  );
}

/** The whole zone is the label of its file input: click it or drop a file on it. */
function DropZone({
  isReading,
  onFile,
}: {
  isReading: boolean;
  onFile: (file: File | undefined) => void;
}) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  }

  return (
    <label
      onDragOver={(event) => {
        // Otherwise the browser would leave the page to show the file.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'relative flex min-h-64 cursor-pointer flex-col items-center justify-center gap-3 rounded-field border-[1.5px] border-dashed border-ink bg-white p-5 text-center hover:bg-butter/15',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        isOver && 'bg-butter/40',
      )}
    >
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label={copy.choose}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // So that a corrected file of the same name can be chosen again.
          event.target.value = '';
        }}
      />
      {isReading ? (
        <Spinner className="size-8 text-tomato" />
      ) : (
        <FileUp aria-hidden="true" className="size-8" />
      )}
      <span className="max-w-[22em] font-semibold">{isReading ? copy.reading : copy.drop}</span>
      <span
        aria-hidden="true"
        className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-ink bg-white px-5 py-2 text-sm font-semibold"
      >
        {copy.choose}
      </span>
      <span className="text-sm text-muted">{copy.limits}</span>
    </label>
  );
}
