import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

const COPIED_SHOWN_MS = 2500;

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick'> & {
  text: string;
  label: string;
  copiedLabel?: string;
  /** The accessible name of the field that shows the text if the browser blocks the clipboard. */
  fallbackLabel?: string;
};

/**
 * Copies `text`. If the clipboard is blocked, shows the text selected in a field, to copy by hand.
 */
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
        // A single-line input would join the lines.
        <Textarea ref={fallback} aria-label={fallbackLabel} readOnly value={text} rows={1} />
      )}
      <span role="status" className="sr-only">
        {state === 'copied' ? copiedLabel : ''}
      </span>
    </div>
  );
}

/** Returns false if the clipboard is missing (plain http) or access is denied. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
