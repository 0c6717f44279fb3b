import {
  type FactoryCountry,
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { answerSupplierReply } from '@functions/_shared/domain/supplier-reply/answer-supplier-reply.ts';
import { readSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { paths } from '@/config/paths.ts';
import { askedRfqQuery } from '@/lib/asked-rfq-query.ts';
import { formatInteger } from '@/lib/format.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import { type AskedGoods, type EngineAnswer, said, suggestionsFor, tool } from './engine-answer.ts';

/**
 * What a supplier's reply holds and lacks, with an answer to copy, and the request for other quotes
 * filled in with the goods.
 */
export function answerPastedReply(text: string, goods: AskedGoods | null): EngineAnswer {
  const reply = readSupplierReply(text);
  const { text: content, draft } = answerSupplierReply(reply);
  const country = factoryCountries.find((each) => factoryCountryLabels[each] === reply.country);
  const query = askedRfqQuery({
    product: goods?.understood.name,
    origin: country,
    quantity: reply.minOrder !== null && reply.minOrder > 1 ? reply.minOrder : undefined,
  });
  return said(
    content,
    questionsAfter(goods, country, reply.minOrder),
    { kind: 'draft', text: draft, mail: text },
    tool(copy.links.rfq, `${paths.sourcing}?${query}`),
  );
}

function questionsAfter(
  goods: AskedGoods | null,
  country: FactoryCountry | undefined,
  minOrder: number | null,
): readonly string[] {
  const label = country === undefined ? copy.defaultCountry : factoryCountryLabels[country];
  if (goods === null) return suggestionsFor(null, label);
  const { plural, minOrderUnits } = goods.understood;
  const units = formatInteger(Math.max(minOrder ?? minOrderUnits, 2));
  return [
    copy.ask.duty(plural, label),
    copy.ask.landed(units, plural, label),
    copy.ask.factories(plural),
  ];
}
