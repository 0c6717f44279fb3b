import type { SwagRequest } from '@functions/_shared/contracts/swag-request.ts';
import { plainLine } from '@functions/_shared/domain/plain-line.ts';
import type { SwagList } from '@functions/_shared/domain/swag/swag-list.ts';
import { parseZip } from '@functions/_shared/domain/zip-code.ts';

export type RequestFields = { name: string; company: string; notes: string };

export const maxLengths = { name: 120, company: 120, notes: 2000, logoName: 200 } as const;

type Delivery = { neededBy: string; zip: string; logoName: string | undefined };

/** The request as we get it; null without a name or a piece. */
export function swagRequest(
  { items, kits }: SwagList,
  { name, company, notes }: RequestFields,
  { neededBy, zip, logoName }: Delivery,
): SwagRequest | null {
  const contact = plainLine(name).slice(0, maxLengths.name).trim();
  if (contact === '' || items.length === 0) return null;
  return {
    contact_name: contact,
    company: plainLine(company).slice(0, maxLengths.company).trim() || undefined,
    items: items.map(({ piece, color, units }) => ({ piece, color, units })),
    kits: kits ?? undefined,
    needed_by: neededBy || undefined,
    zip: parseZip(zip),
    logo_name:
      plainLine(logoName ?? '')
        .slice(0, maxLengths.logoName)
        .trim() || undefined,
    notes: notes.trim().slice(0, maxLengths.notes) || undefined,
  };
}
