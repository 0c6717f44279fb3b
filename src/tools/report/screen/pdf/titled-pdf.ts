import type { jsPDF } from 'jspdf';

/**
 * The document as a file with title and author. jsPDF writes a title beyond Latin-1 as UTF-16 without
 * escaping carriage-return bytes, which readers take for line feeds: "č" would become "Ċ". The escapes
 * replace padding after the title, since the file's table of offsets already exists.
 */
export function titledPdf(doc: jsPDF, { title, brand }: { title: string; brand: string }): Blob {
  const returns = returnsInUtf16(title);
  doc.setDocumentProperties({
    title,
    author: brand,
    creator: brand,
    ...(returns > 0 && { keywords: ' '.repeat(returns) }),
  });
  const pdf = doc.output();
  const start = pdf.lastIndexOf('\n/Title (');
  const end = pdf.indexOf('\n/Author (', start);
  const whole = [
    pdf.slice(0, start),
    pdf.slice(start, end).replaceAll('\r', '\\r'),
    pdf.slice(end).replace(/\/Keywords \( +\)/, '/Keywords ()'),
  ].join('');
  return new Blob([Uint8Array.from(whole, (byte) => byte.charCodeAt(0))], {
    type: 'application/pdf',
  });
}

function returnsInUtf16(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    count += Number(unit >> 8 === 0x0d) + Number((unit & 0xff) === 0x0d);
  }
  return count;
}
