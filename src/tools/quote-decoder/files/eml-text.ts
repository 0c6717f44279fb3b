/** The plain text of a saved mail: its head, and the first text part, decoded. */
export function mailFileText(file: string): string {
  const { head, body } = divided(file.replace(/\r\n/g, '\n'));
  const shown = ['From', 'Date', 'Subject'].flatMap((name) => {
    const value = headerOf(head, name);
    return value === '' ? [] : [`${name}: ${decodedWords(value)}`];
  });
  return `${shown.join('\n')}\n\n${textOf(head, body)}`.trim();
}

function divided(part: string): { head: string; body: string } {
  const at = part.indexOf('\n\n');
  const head = at === -1 ? part : part.slice(0, at);
  // A long header goes on in the next line.
  return { head: head.replace(/\n[ \t]+/g, ' '), body: at === -1 ? '' : part.slice(at + 2) };
}

function headerOf(head: string, name: string): string {
  return new RegExp(`^${name}:[ \\t]*(.{0,2000})$`, 'im').exec(head)?.[1] ?? '';
}

function textOf(head: string, body: string): string {
  const type = headerOf(head, 'Content-Type');
  const boundary = /boundary="?([^";\n]{1,100})"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1).map(divided);
    const plain = parts.find((part) => /text\/plain/i.test(headerOf(part.head, 'Content-Type')));
    const nested = parts.find((part) => /multipart\//i.test(headerOf(part.head, 'Content-Type')));
    const html = parts.find((part) => /text\/html/i.test(headerOf(part.head, 'Content-Type')));
    const best = plain ?? nested ?? html;
    return best === undefined ? '' : textOf(best.head, best.body);
  }
  const decoded = decodedBody(body, headerOf(head, 'Content-Transfer-Encoding'), type);
  return /text\/html/i.test(type) ? withoutTags(decoded) : decoded;
}

function decodedBody(body: string, encoding: string, type: string): string {
  const charset = /charset="?([\w-]{1,40})"?/i.exec(type)?.[1] ?? 'utf-8';
  if (/base64/i.test(encoding)) return inCharset(bytesOfBase64(body), charset);
  if (/quoted-printable/i.test(encoding)) {
    return inCharset(bytesOfQuoted(body.replace(/=\n/g, '')), charset);
  }
  return body;
}

function bytesOfBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replace(/[^A-Za-z0-9+/=]/g, '')), (each) => each.charCodeAt(0));
}

function bytesOfQuoted(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const code = /^=[0-9A-F]{2}/i.exec(text.slice(place, place + 3))?.[0];
    if (code === undefined) bytes.push(...new TextEncoder().encode(text[place] ?? ''));
    else {
      bytes.push(Number.parseInt(code.slice(1), 16));
      place += 2;
    }
  }
  return Uint8Array.from(bytes);
}

function inCharset(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // A name that no browser knows.
    return new TextDecoder().decode(bytes);
  }
}

/** "=?UTF-8?B?…?=" and "=?utf-8?Q?…?=" in a header. */
function decodedWords(header: string): string {
  return header.replace(
    /=\?([\w-]{1,40})\?([BQ])\?([^?]{0,500})\?=/gi,
    (_, charset: string, kind: string, text: string) =>
      inCharset(
        kind.toUpperCase() === 'B' ? bytesOfBase64(text) : bytesOfQuoted(text.replace(/_/g, ' ')),
        charset,
      ),
  );
}

function withoutTags(html: string): string {
  return html
    .replace(/<(?:style|script)[\s\S]{0,100000}?<\/(?:style|script)>/gi, '')
    .replace(/<br\s?\/?>|<\/(?:p|div|tr|li|h\d)>/gi, '\n')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&amp;/gi, '&')
    .replace(/\n{3,}/g, '\n\n');
}
