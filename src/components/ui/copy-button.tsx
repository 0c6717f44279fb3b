import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

const COPIED_SHOWN_MS = 2500;

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick'> & {
  text: string;
  label: string;
  copiedLabel?: string;
  /** Names the field that holds the text when the browser keeps the clipboard shut. */
  fallbackLabel?: string;
};

/** Copies `text`. Where the clipboard is blocked, shows it in a field, selected, to copy by hand. */
export function CopyButton({
  text,
  label,
  copiedLabel = 'Copied',
  fallbackLabel = 'Copy this text',
  variant = 'secondary',
  ...props
}: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'blocked'>('idle');
  const fallback = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (state === 'blocked') fallback.current?.select();
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    setState((await writeToClipboard(text)) ? 'copied' : 'blocked');
  }

  return (
    <div className="flex flex-col gap-2">
      <Button {...props} variant={variant} onClick={copy}>
        {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {state === 'copied' ? copiedLabel : label}
      </Button>
      {state === 'blocked' && (
        // A field of one line would run the lines together.
        <Textarea ref={fallback} aria-label={fallbackLabel} readOnly value={text} rows={1} />
      )}
      <span role="status" className="sr-only">
        {state === 'copied' ? copiedLabel : ''}
      </span>
    </div>
  );
}

/** False where the clipboard is missing (plain http) or refused. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
