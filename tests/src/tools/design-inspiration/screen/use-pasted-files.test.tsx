import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePastedFiles } from '@/tools/design-inspiration/screen/use-pasted-files.ts';

function Page({ onFiles }: { onFiles: (files: File[]) => void }) {
  usePastedFiles(onFiles);
  return <input aria-label="Name" />;
}

/** Pastes into a text field; gives whether the text was kept from it. */
function pasteInField(types: string[]) {
  const onFiles = vi.fn();
  render(<Page onFiles={onFiles} />);
  const field = screen.getByLabelText('Name');
  const file = new File(['x'], 'cells.png', { type: 'image/png' });
  const paste = createEvent.paste(field, { clipboardData: { files: [file], types } });
  fireEvent(field, paste);
  return { onFiles, wasTaken: paste.defaultPrevented };
}

test('text copied with a picture is pasted into the text field', () => {
  const { onFiles, wasTaken } = pasteInField(['text/plain', 'Files']);
  expect(wasTaken).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

test('takes a picture wherever it is pasted', () => {
  const { onFiles, wasTaken } = pasteInField(['Files']);
  expect(wasTaken).toBe(true);
  expect(onFiles).toHaveBeenCalledOnce();
});
