import type { SwagColorId } from '@functions/_shared/domain/swag/swag-colors.ts';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, use, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { swagPieceCopy } from '../piece-copy.ts';
import { inks, isDarkColor, scaleBounds } from '../rules/logo.ts';
import { SwagServices } from '../services.ts';
import { RadioPills } from './radio-pills.tsx';
import type { LogoState } from './use-kept-logo.ts';

const copy = swagPieceCopy.logo;

type LogoPanelProps = { logo: LogoState; color: SwagColorId };

/** Takes the visitor's logo, and sets its size and ink. */
export function LogoPanel({ logo: state, color }: LogoPanelProps) {
  const { readLogo } = use(SwagServices);
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState('');
  const { logo, look } = state;

  async function take(files: readonly File[]) {
    const [file] = files;
    if (file === undefined || isReading) return;
    setReading(true);
    setNews('');
    setProblem('');
    // The code that reads it may not have arrived.
    const result = await readLogo(file).catch(() => null);
    setReading(false);
    if (result === null) {
      setProblem(copy.notLoaded);
      return;
    }
    if ('problem' in result) {
      setProblem(copy.problems[result.problem](file.name));
      return;
    }
    state.setLogo(result.logo);
    setNews(files.length > 1 ? `${copy.added(file.name)} ${copy.tooMany}` : copy.added(file.name));
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h3 id={titleId} className="font-semibold leading-snug">
        {copy.title}
      </h3>
      <label
        onDragOver={(event) => {
          // Otherwise the browser would leave the page to show the file.
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'relative -mt-2 flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 rounded-field border-[1.5px] border-dashed border-ink p-4 hover:bg-butter/15',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
          isOver && 'bg-butter/40',
        )}
      >
        <input
          ref={input}
          type="file"
          accept=".svg,.png,.jpg,.jpeg,image/svg+xml,image/png,image/jpeg"
          aria-label={logo === null ? copy.choose : copy.another}
          className="sr-only"
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            // So that a removed file can be chosen again.
            event.target.value = '';
          }}
        />
        {isReading ? (
          <Spinner className="size-7 text-tomato" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-7" />
        )}
        <span
          aria-hidden="true"
          className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-ink bg-white px-5 py-2 text-sm font-semibold"
        >
          {logo === null ? copy.choose : copy.another}
        </span>
        <span className="text-sm max-sm:hidden">{copy.drop}</span>
        <span className="basis-full text-sm text-muted">
          {isReading ? copy.reading : copy.text}
        </span>
      </label>
      <p role="alert" className="text-sm font-medium text-risk-high empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-sm empty:hidden">
        {news}
      </p>
      {logo !== null && (
        <>
          {!state.isKept && <p className="text-sm">{copy.notKept}</p>}
          {!logo.isTransparent && look.ink === 'own' && <p className="text-sm">{copy.opaque}</p>}
          {logo.isCoarse && <p className="text-sm">{copy.coarse}</p>}
          <RadioPills
            label={copy.ink}
            options={inks.map((value) => ({ value, label: copy.inks[value] }))}
            value={look.ink}
            onValueChange={(ink) => state.setLook({ ink })}
            hint={
              look.ink === 'own'
                ? isDarkColor(color)
                  ? `${copy.dark} ${copy.moreColors}`
                  : copy.moreColors
                : undefined
            }
          />
          <Field label={copy.size}>
            <Slider
              value={look.scalePct}
              onValueChange={(scalePct) => state.setLook({ scalePct })}
              {...scaleBounds}
              step={5}
              formatValue={copy.sizeText}
            />
          </Field>
          <Button
            variant="tertiary"
            size="sm"
            className="self-start"
            onClick={() => {
              state.remove();
              setProblem('');
              setNews(copy.removed);
              // The pressed button goes away with the logo.
              input.current?.focus();
            }}
          >
            {copy.remove}
          </Button>
        </>
      )}
    </section>
  );
}
