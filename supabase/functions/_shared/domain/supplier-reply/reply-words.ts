import { listOfCountries, parsePlaces } from '../language/places.ts';

/** The country of the place of delivery, or else the one that the reply says the goods come from. */
export function countryNamed(reply: string, place: string | null): string | null {
  const where =
    /\b(?:factory|located|based|workshop|made|produced|manufactured|origin)\b[^.\n]{0,60}/i.exec(
      reply,
    );
  for (const text of [place === null ? '' : `made in ${place}`, where?.[0] ?? '', reply]) {
    const [country] = parsePlaces(text).countries.filter((each) => each !== 'usa');
    if (country !== undefined) return listOfCountries([country]);
  }
  return null;
}

const closing =
  /(?:best|kind|warm)?\s?regards|\b(?:sincerely|cheers|cordially|thanks|thank you|atenciosamente|cumprimentos|saygılar[ıi]m[ıi]zla|saygılar[ıi]mla|selamlar)\b/iu;

/** The first name below the closing, where it looks like one: 'Linda'. */
export function signatureOf(reply: string): string | null {
  const lines = reply
    .trim()
    .split(/\n+/)
    .map((line) => line.trim());
  const at = lines.findLastIndex((line) => closing.test(line));
  if (at === -1) return null;
  const after = (lines[at] ?? '').replace(
    /^.*(?:regards|sincerely|cheers|thanks|thank you|atenciosamente|cumprimentos|saygılar[ıi]m[ıi]zla|saygılar[ıi]mla|selamlar)\W*/iu,
    '',
  );
  const name = /^(?:(?:mr|ms|mrs)\.?\s)?(\p{Lu}\p{Ll}+)/u.exec(after || (lines[at + 1] ?? ''));
  return name?.[1] ?? null;
}
