import { FlowerSticker } from '@/components/stickers/flower-sticker.tsx';
import { IncognitoSticker } from '@/components/stickers/incognito-sticker.tsx';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { StarSticker } from '@/components/stickers/star-sticker.tsx';
import {
  HelloSticker,
  MadeByYouSticker,
  ThanksSticker,
} from '@/components/stickers/word-stickers.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Perforation } from '@/components/ui/perforation.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { Tag } from '@/components/ui/tag.tsx';

export function PackagingDemo() {
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center gap-6">
        <SmileySticker className="size-24" />
        <SmileySticker className="size-24" tone="tomato" tilt="right" />
        <SmileySticker className="size-24" mood="surprised" />
        <IncognitoSticker className="size-24" />
        <FlowerSticker className="size-24" />
        <StarSticker className="size-24" />
        <HelloSticker className="h-20" />
        <ThanksSticker />
        <MadeByYouSticker />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Plain</Badge>
        <Badge tone="butter">High Confidence</Badge>
        <Badge tone="ink">New</Badge>
        <Badge tone="tomato">Hot</Badge>
        <Badge tone="leaf">Profit</Badge>
        <Badge tone="first">1st</Badge>
        <Badge tone="second">2nd</Badge>
        <Badge tone="third">3rd</Badge>
        <Badge tone="risk-low">Low risk</Badge>
        <Badge tone="risk-medium">Medium risk</Badge>
        <Badge tone="risk-high">High risk</Badge>
        <Tag>Kraft tag</Tag>
        <Tag tone="butter">MOQ 100</Tag>
        <Tag tone="white">30-45 days</Tag>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card padding="lg">
          <SpecSheet>
            <SpecLabel caption="Monthly revenue" value="$4,374" note="175 orders" />
            <SpecLabel caption="Monthly profit" value="$3,499" tone="leaf" />
            <SpecLabel caption="Profit margin" value="80.0%" />
            <SpecLabel caption="Cost per unit" value="$5.00" size="md" />
            <SpecLabel caption="Engaged fans" value="8,750" size="md" />
          </SpecSheet>
        </Card>
        <Card padding="none" ground="butter" lift>
          <div className="p-6">
            <p className="spec-print text-muted">Ticket</p>
            <p className="mt-2 font-display text-display-3">Potential yearly profit</p>
          </div>
          <Perforation />
          <p className="p-6 font-display text-figure">$41,990</p>
        </Card>
      </div>
      <div>
        <Section ground="blush" edge="perforated" className="py-10">
          <h3 className="text-display-3">A section that ends in a perforated edge</h3>
        </Section>
        <Section ground="sky" edge="torn" className="py-12">
          <h3 className="text-display-3">One that ends torn</h3>
        </Section>
        <Section ground="ink" className="py-12">
          <h3 className="text-display-3">And ink, straight</h3>
          <p className="mt-3 text-muted">Secondary text on ink.</p>
          <div className="mt-6">
            <SpecSheet>
              <SpecLabel caption="Concept to consumer" value="90 days" />
              <SpecLabel caption="Sourcing cost" value="-30-50%" />
            </SpecSheet>
          </div>
        </Section>
      </div>
    </div>
  );
}
