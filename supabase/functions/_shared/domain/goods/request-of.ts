/**
 * Words that open a request after somebody has said who they are: "I run a pottery studio and want to
 * sell spoon rests". English, Spanish and German.
 */
const opening = new RegExp(
  [
    String.raw`\b(?:want(?:ing)?|like|looking|trying|hoping|planning|plan|need|going|ready)\s+to\s+(?:sell|make|create|launch|produce|order|get|buy|manufacture|have|start|design|develop|find|source|print|offer)\b`,
    String.raw`\b(?:looking|searching)\s+for\b`,
    String.raw`\b(?:i|we)\s+(?:need|want)\b`,
    String.raw`\b(?:busco|buscamos|necesito|necesitamos|quiero|queremos)\b`,
    String.raw`(?<!\p{L})(?:suchen?|brauchen?|möchten?)(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** Whether somebody speaks of themselves, so that goods named there are not the ones asked for. */
const firstPerson =
  /^[\s"'¡¿]*(?:(?:hi|hello|hey|hola|hallo)\b[\s,!.]*)?(?:i|i['’]m|i['’]ve|we|we['’]re|we['’]ve|my|our|as|soy|somos|tengo|tenemos|ich|wir|für|unser\w*|mein\w*)(?![\p{L}-])/iu;

/** A text divided into what comes before a request and the request itself. */
export type Request = { introduction: string; request: string; isInFirstPerson: boolean };

/** Divides a text where a request opens; undefined when it does not, or opens the text. */
export function requestOf(text: string): Request | undefined {
  const match = opening.exec(text);
  if (match === null) return undefined;
  const introduction = text.slice(0, match.index);
  if (!/\p{L}{2}/u.test(introduction)) return undefined;
  const request = text.slice(match.index + match[0].length);
  return { introduction, request, isInFirstPerson: firstPerson.test(introduction) };
}
