import { clausesOf } from './clauses.ts';
import { findSums } from './numbers.ts';
import { readPrices } from './read-prices.ts';
import { readTerms } from './read-terms.ts';
import type { SupplierReply } from './supplier-reply.ts';

/** No reply is longer; what follows is the thread below it. */
const maxCharacters = 6000;

/** Reads a supplier's reply that was pasted in. What it does not say stays null or empty. */
export function readSupplierReply(text: string): SupplierReply {
  const reply = text.normalize('NFKC').slice(0, maxCharacters);
  const clauses = clausesOf(reply);
  return { ...readPrices(reply, clauses), ...readTerms(reply, clauses) };
}

/** What a reply says that a question seldom does, one pattern per subject. */
const signals: readonly RegExp[] = [
  /\b(?:EXW|FCA|FOB|CFR|CIF|CNF|DDP|DAP|DDU)\b|\bex[\s-]?works\b/i,
  /\bm\.?o\.?q\b|\bminimum (?:order|quantity|is)\b|\bpedido mínimo\b|\basgari\b/iu,
  /\blead[\s-]?time\b|\bl\/t\b|\bproduction (?:time|takes|about|\d)|\bdelivery(?: time)?\b|\bprazo\b|\bteslim/iu,
  /\bt\/t\b|\bdeposit\b|\bl\/c\b|\bpayment\b|\bpagamento\b|\bödeme\b/iu,
  /\bsample (?:cost|fee|charge|time|price|is|\d)|\bsamples?\s?[:：]|\bamostras?\b|\bnumune/iu,
  /\b(?:mou?ld|tooling|set[\s-]?up|plate)\s(?:cost|fee|charge)/i,
  /\bvalid(?:ity)?\b|\bválida?\b/iu,
  /\bcertificat\w+\b|\b(?:BSCI|GOTS|OEKO-?TEX|Sedex|ISO\s?\d{4,5}|FSC)\b/i,
  /\bpacking\b|\bpackaging\b|\bpolybag\b|\bctn\b/i,
];

/** How suppliers write to who asked them. */
const suppliersVoice =
  /\b(?:thanks?|thank you) for your (?:inquiry|enquiry|e-?mail|message|interest|rfq|request)|\bour (?:best )?(?:price|factory|quotation|offer|moq)|\bwe (?:can|could) (?:offer|make|produce|do|quote)|\bplease (?:find|see|check) (?:below|our|the|attached)|\bdear\b|\b(?:best|kind|warm) regards\b|\bquotation\b|\bglad to\b|\bnice to hear\b|\bobrigad[oa] pel|\bsaygılar/iu;

/** How visitors ask or tell what they need. */
const visitorsVoice =
  /^\W*(?:what|which|how|why|when|where|who|can|could|do|does|is|are|should|would|will|compare|find|show|give|i need|i want|i'm|i am|we need|we want|looking for|duty|tariff|calculate)\b/i;

/** From this many subjects on the text is a reply without any greeting. */
const leastSignals = 3;
const leastSignalsInSuppliersVoice = 2;
const maxQuestionLength = 220;

/** Whether a text is a supplier's reply that was pasted in, rather than a question. */
export function isSupplierReply(text: string): boolean {
  const trimmed = text.trim();
  const found =
    signals.filter((pattern) => pattern.test(trimmed)).length +
    (findSums(trimmed).length > 0 ? 1 : 0);
  const isShort = trimmed.length <= maxQuestionLength && !/\n/.test(trimmed);
  if (isShort && (visitorsVoice.test(trimmed) || /\?\s*$/.test(trimmed))) return false;
  if (found >= leastSignals) return true;
  return found >= leastSignalsInSuppliersVoice && suppliersVoice.test(trimmed);
}
