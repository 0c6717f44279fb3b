import type { UnderstandGoodsResponse } from '@functions/_shared/contracts/understand-goods.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { use, useEffect, useRef, useState } from 'react';
import { useStableCallback } from '@/hooks/use-stable-callback.ts';
import { RfqServices } from '../services.ts';

type Answered = { product: string; answer: UnderstandGoodsResponse };

/**
 * What kind of goods the product is, once the visitor has left its field or it was there from the
 * start. Each wording is asked about once; without an answer, or while it is being changed, nothing
 * is known.
 */
export function useGoodsReading(product: string) {
  const { understandGoods } = use(RfqServices);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const asked = useRef('');

  async function ask(text: string): Promise<void> {
    const wording = text.trim();
    if (wording === '' || wording === asked.current) return;
    asked.current = wording;
    try {
      const answer = await understandGoods({ text: cutText(wording, maxGoodsTextLength) });
      if (asked.current === wording) setAnswered({ product: wording, answer });
    } catch (error) {
      // The form is whole without it. Leaving the field again asks again.
      if (asked.current === wording) asked.current = '';
      console.info('RFQ: the product was not looked up', error);
    }
  }

  const askAboutStored = useStableCallback(() => void ask(product));
  useEffect(() => askAboutStored(), [askAboutStored]);

  return { ask, answer: answered?.product === product ? answered.answer : null };
}
