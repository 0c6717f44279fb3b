import { FileUp, Plus, Trash2 } from 'lucide-react';
import { type DragEvent, use, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { cn } from '@/lib/cn.ts';
import { decoderFormCopy } from '../copy.ts';
import { exampleMail } from '../example-mail.ts';
import type { FileProblem } from '../read-file.ts';
import { QuoteServices } from '../services.ts';
import { maxMailLength, maxMails } from '../storage.ts';
import type { QuoteDecoderState } from './use-quote-decoder.ts';

const { mails: copy, fileErrors } = decoderFormCopy;

/** One to three mails: typed, pasted or dropped as files. */
export function MailFields({ decoder }: { decoder: QuoteDecoderState }) {
  const { state, addMail, clear, setText, set } = decoder;
  const [wasCleared, setCleared] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isBlank = state.mails.every(({ text }) => text.trim() === '');

  /** The field that was removed or added takes the focus along. */
  function focusField(place: number) {
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[place]?.focus());
  }

  return (
    <section aria-labelledby="decoder-mails" className="flex flex-col gap-4">
      <h3 id="decoder-mails" className="text-title">
        {copy.title}
      </h3>
      <div
        ref={list}
        className={cn(
          'grid items-start gap-5',
          state.mails.length > 1 && 'lg:grid-cols-2',
          state.mails.length > 2 && 'xl:grid-cols-3',
        )}
      >
        {state.mails.map(({ text }, place) => (
          <MailField
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail is its place
            key={place}
            place={place}
            text={text}
            onText={(next) => {
              setCleared(false);
              setText(place, next);
            }}
            onRemove={
              state.mails.length === 1
                ? undefined
                : () => {
                    decoder.removeMail(place);
                    focusField(Math.max(0, place - 1));
                  }
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {state.mails.length < maxMails && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              addMail();
              focusField(state.mails.length);
            }}
          >
            <Plus aria-hidden="true" />
            {copy.add}
          </Button>
        )}
        {isBlank ? (
          <Button
            variant="tertiary"
            size="sm"
            onClick={() => {
              set({
                ...(state.product.trim() === '' && { product: exampleMail.product }),
                ...(state.units.trim() === '' && { units: exampleMail.units }),
              });
              setText(0, exampleMail.text);
            }}
          >
            {copy.example}
          </Button>
        ) : (
          <Button
            variant="tertiary"
            size="sm"
            onClick={() => {
              clear();
              setCleared(true);
              focusField(0);
            }}
          >
            {copy.clear}
          </Button>
        )}
        <p role="status" className="self-center text-sm text-muted empty:hidden">
          {wasCleared && isBlank ? copy.cleared : ''}
        </p>
      </div>
    </section>
  );
}

type FileState =
  | { name: string; state: 'reading' | 'read' }
  | { state: 'failed'; problem: FileProblem };

type MailFieldProps = {
  place: number;
  text: string;
  onText: (text: string) => void;
  onRemove: (() => void) | undefined;
};

function MailField({ place, text, onText, onRemove }: MailFieldProps) {
  const { readFile } = use(QuoteServices);
  const [file, setFile] = useState<FileState | null>(null);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  async function read(chosen: File | undefined) {
    if (chosen === undefined) return;
    setFile({ name: chosen.name, state: 'reading' });
    const result = await readFile(chosen);
    if ('problem' in result) return setFile({ state: 'failed', problem: result.problem });
    onText(result.text);
    setFile({ name: chosen.name, state: 'read' });
  }

  function drop(event: DragEvent) {
    setOver(false);
    const [chosen] = event.dataTransfer.files;
    if (chosen === undefined) return;
    // Without a file it is text, which the field takes by itself.
    event.preventDefault();
    void read(chosen);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn('flex min-w-0 flex-col gap-3 rounded-card', isOver && 'bg-butter')}
    >
      <Field
        label={copy.label(place + 1)}
        hint={copy.hint}
        error={file?.state === 'failed' ? fileErrors[file.problem] : undefined}
      >
        <Textarea
          rows={8}
          value={text}
          maxLength={maxMailLength}
          className="max-h-96 min-h-36"
          onChange={(event) => {
            setFile(null);
            onText(event.target.value);
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={copy.chooseFor(place + 1)}
          onClick={() => chooser.current?.click()}
        >
          <FileUp aria-hidden="true" />
          {copy.choose}
        </Button>
        {onRemove && (
          <Button variant="tertiary" size="sm" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {copy.remove(place + 1)}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={copy.chooseFor(place + 1)}
          accept=".pdf,.xlsx,.csv,.tsv,.txt,.md,.eml"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <p role="status" className="text-sm text-muted">
        {file?.state === 'reading'
          ? copy.reading(file.name)
          : file?.state === 'read'
            ? copy.read(file.name)
            : copy.drop}
      </p>
    </div>
  );
}
