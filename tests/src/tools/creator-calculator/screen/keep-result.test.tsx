import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCreatorInput } from '@tests/src/tools/report/rules/a-report.ts';
import { aPicture } from '@tests/src/tools/revenue-calculator/screen/fakes.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analyzeCreator } from '@/tools/creator-calculator/rules/creator-analysis.ts';
import { KeepResult } from '@/tools/creator-calculator/screen/keep-result.tsx';
import { keepReportCopy } from '@/tools/report/copy.ts';
import { makeReportPdf } from '@/tools/report/screen/make-report-pdf.ts';
import { saveBlob } from '@/tools/shared/save-blob.ts';

vi.mock('@/tools/report/screen/make-report-pdf.ts', { spy: true });
vi.mock('@/tools/shared/save-blob.ts', { spy: true });

const pdf = new Blob(['%PDF'], { type: 'application/pdf' });

beforeEach(() => {
  vi.mocked(makeReportPdf).mockClear().mockResolvedValue({ blob: pdf, missingCharacters: [] });
  vi.mocked(saveBlob).mockClear().mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function renderKeepResult(locale = 'en-US') {
  const input = aCreatorInput();
  render(
    <KeepResult
      input={input}
      analysis={analyzeCreator(input)}
      factorySearch={{ status: 'idle' }}
      pictures={[aPicture({ depicts: 'candle' }), aPicture({ depicts: 'carton', url: 'gone' })]}
      toPrintable={async (url) => (url === 'gone' ? null : 'data:image/jpeg;base64,AA==')}
      shareUrl="https://example.com/brand-vision?v=c1"
      locale={locale}
    />,
  );
}

test('a result is saved as a PDF named after the product and the day', async () => {
  renderKeepResult();
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  expect(makeReportPdf).toHaveBeenCalledWith(
    expect.objectContaining({ subject: 'Soy candle & lid' }),
    'letter',
    expect.any(Date),
  );
  expect(saveBlob).toHaveBeenCalledWith(
    pdf,
    expect.stringMatching(/^brandbff-soy-candle-lid-\d{4}-\d\d-\d\d\.pdf$/),
  );
  expect(await screen.findByText('Report saved.')).toBeVisible();
});

test('the PDF includes the pictures that could be opened', async () => {
  renderKeepResult();
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  const [report] = vi.mocked(makeReportPdf).mock.calls[0] ?? [];
  expect(report?.sections[1]).toEqual({
    title: 'Your product and its box, as concepts',
    blocks: [
      {
        kind: 'pictures',
        pictures: [{ dataUrl: 'data:image/jpeg;base64,AA==', caption: 'candle' }],
      },
    ],
  });
});

test('the PDF uses the visitor’s paper size, which can be changed', async () => {
  renderKeepResult('sv-SE');
  expect(screen.getByRole('combobox', { name: 'Paper size' })).toHaveDisplayValue('A4');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paper size' }), 'US Letter');
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  expect(makeReportPdf).toHaveBeenCalledWith(expect.anything(), 'letter', expect.any(Date));
});

test('shows that the report is being made and ignores a second press', async () => {
  vi.mocked(makeReportPdf).mockReturnValue(new Promise(() => {}));
  renderKeepResult();
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  const busy = screen.getByRole('button', { name: 'Making your report...' });
  await userEvent.click(busy);
  expect(makeReportPdf).toHaveBeenCalledOnce();
});

test('a failed report says what to do', async () => {
  vi.mocked(makeReportPdf).mockRejectedValue(new Error('offline'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderKeepResult();
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  expect(await screen.findByText(keepReportCopy.failed)).toBeVisible();
  expect(warn).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
});

describe('a result with characters that the PDF cannot show', () => {
  beforeEach(() => {
    vi.mocked(makeReportPdf).mockResolvedValue({ blob: pdf, missingCharacters: ['烛', '🎉'] });
  });

  test('is not saved before the visitor is told which', async () => {
    renderKeepResult();
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'no font for 烛 (U+70DB), 🎉 (U+1F389).',
    );
    expect(saveBlob).not.toHaveBeenCalled();
  });

  test('is saved if the visitor wants it anyway', async () => {
    renderKeepResult();
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    expect(saveBlob).toHaveBeenCalledOnce();
    expect(screen.getByText('Report saved.')).toBeVisible();
  });

  test('asks again if other characters are missing', async () => {
    renderKeepResult();
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
    const anyway = await screen.findByRole('button', { name: 'Save anyway' });
    vi.mocked(makeReportPdf).mockResolvedValue({ blob: pdf, missingCharacters: ['烛', '蜡'] });
    await userEvent.click(anyway);
    expect(await screen.findByRole('alert')).toHaveTextContent('蜡 (U+8721)');
    expect(saveBlob).not.toHaveBeenCalled();
  });

  test('is not saved if the visitor cancels', async () => {
    renderKeepResult();
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t save' }));
    expect(saveBlob).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a result can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderKeepResult();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a result can be kept as a link', async () => {
  renderKeepResult();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(
    'https://example.com/brand-vision?v=c1&via=link',
  );
});
