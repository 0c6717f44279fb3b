import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { oneBasis, quotedLine } from '../rules/one-basis.ts';
import { quoteFlags } from '../rules/quote-flags.ts';
import { decoderCopy as copy } from '../screen-copy.ts';
import { BasisTable } from './basis-table.tsx';
import { FlagList } from './flag-list.tsx';
import { KeepComparison } from './keep-comparison.tsx';
import type { ShowWords } from './quote-table.tsx';
import type { DecodedMail } from './use-decoded.ts';
import { useLanded } from './use-landed.ts';
import type { QuoteDecoderState } from './use-quote-decoder.ts';

type LandedAnswerProps = {
  decoder: QuoteDecoderState;
  decoded: readonly DecodedMail[];
  onShow: ShowWords;
};

/** A mail with its costs on one basis, where they can be told, and what to stop at. */
export type JudgedMail = DecodedMail &
  Readonly<{
    basis: ReturnType<typeof oneBasis> | null;
    flags: ReturnType<typeof quoteFlags>;
  }>;

/** What needs duty and usual prices beside the mails: red flags, costs on one basis, the export. */
export function LandedAnswer({ decoder, decoded, onShow }: LandedAnswerProps) {
  const landed = useLanded(decoder);
  const { units, rates, answers } = decoder;
  const { response } = landed;
  const canCompare = response !== null && response.goods !== null && units !== undefined;
  const judged = decoded.map((mail): JudgedMail => {
    const hts8 = response === null ? undefined : (quotedLine(mail.quote, response) ?? answers.hts8);
    const basis = canCompare
      ? oneBasis(mail.quote, { response, units, rates, hts8, choices: mail.choices })
      : null;
    const flags = quoteFlags(mail.quote, {
      units: units ?? Number.POSITIVE_INFINITY,
      basis,
      response,
      formatUsd: formatUsdCents,
      formatCount: formatInteger,
    });
    return { ...mail, basis, flags };
  });

  return (
    <>
      <FlagList judged={judged} onShow={onShow} />
      <PhoneParts>
        <PhonePart title={copy.basis.title} defaultOpen>
          <BasisTable judged={judged} decoder={decoder} landed={landed} />
        </PhonePart>
      </PhoneParts>
      <KeepComparison judged={judged} product={decoder.state.product} />
    </>
  );
}
