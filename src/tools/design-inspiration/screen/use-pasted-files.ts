import { useEffect, useRef } from 'react';

/** Receives pictures pasted anywhere on the page; leaves pasted text alone. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTextForField(event)) return;
      event.preventDefault();
      latest.current(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** Office programs copy a picture along with text; in a text field, the text is meant. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField =
    target instanceof Element &&
    target.closest('input:not([type="file"]), textarea, [contenteditable="true"]') !== null;
  return isField && (clipboardData?.types.includes('text/plain') ?? false);
}
