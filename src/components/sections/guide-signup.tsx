import { type FormEvent, useState } from 'react';
import { ThanksSticker } from '@/components/stickers/word-stickers.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Section } from '@/components/ui/section.tsx';
import { withoutScript } from '@/content/site.ts';
import { cn } from '@/lib/cn.ts';
import { parseEmail } from '@/lib/email.ts';
import type { GuideSignupWords } from '@/pages/about/guide-signup-copy.ts';

/**
 * Offers the guide in exchange for an email address. Nothing is sent from here, so the guide opens
 * at once.
 */
export function GuideSignup({ words }: { words: GuideSignupWords }) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = parseEmail(email);
    if (address === '') return;
    setSentTo(address);
    setEmail('');
  }

  return (
    <Section ground="butter">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div>
          <p className="spec-print mb-3 text-muted">{words.label}</p>
          <h2 className="text-display-2">{words.title}</h2>
          <p className="mt-5 max-w-measure text-lead">{words.text}</p>
          {/* Any input is accepted as an address: see specification §5. */}
          <form
            method="post"
            noValidate
            onSubmit={submit}
            className="mt-8 flex max-w-xl flex-wrap items-end gap-3"
          >
            <p className="scripting:hidden w-full font-medium text-risk-high">
              {withoutScript.form}
            </p>
            <Field label={words.field} className="min-w-[min(16rem,100%)] flex-1">
              <Input
                type="email"
                autoComplete="email"
                placeholder={words.placeholder}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </Field>
            <Button type="submit">{words.submit}</Button>
          </form>
          <div role="alert" className="mt-5 max-w-measure font-semibold empty:hidden">
            {sentTo !== null && words.thanks(sentTo)}
          </div>
          {sentTo !== null && <p className="mt-2 text-muted">{words.readNow}</p>}
        </div>
        <Card padding="lg" className={cn(sentTo === null && 'lg:-rotate-1')}>
          <ThanksSticker className="absolute -top-8 right-6 hidden size-24 rotate-6 sm:block print:hidden" />
          <h3 className="spec-print pb-2 font-normal text-muted">{words.chaptersTitle}</h3>
          <ol className="border-t-[1.5px] border-ink">
            {words.chapters.map((chapter, index) => (
              <li
                key={chapter.title}
                className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-ink/20 py-3.5 last:border-b-0 last:pb-0"
              >
                <span aria-hidden="true" className="spec-print pt-1 text-tomato">
                  {index + 1}
                </span>
                <div>
                  <h4 className="font-sans font-semibold tracking-normal">{chapter.title}</h4>
                  {sentTo !== null && <p className="mt-1 text-sm text-muted">{chapter.text}</p>}
                </div>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </Section>
  );
}
