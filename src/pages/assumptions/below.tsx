import { otherCountryUnitCostSharePct } from '@functions/_shared/domain/calc/revenue.assumptions.ts';
import {
  largestVolumeUnitCostSharePct,
  volumeTiers,
} from '@functions/_shared/domain/calc/volume.assumptions.ts';
import { formatLongDate } from '@functions/_shared/domain/format-long-date.ts';
import {
  manufacturingCountryLabels,
  unitCostSharesPct,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { Section } from '@/components/ui/section.tsx';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdShort } from '@/lib/format.ts';
import { landedScreenCopy } from '@/tools/landed-view/view-copy.ts';
import { rowsOf, type SheetRow, sourcesOf } from './assumption-sheets.ts';
import { assumptionsSections, type GroupWords, type SheetWords } from './below-copy.ts';
import { computeExample, exampleInput } from './example-apron.ts';

const { groups, contentsLabel, source: sourceText, example, unitCosts, call } = assumptionsSections;

/** The figures by step of the chain, an example, and why two unit costs stand side by side. */
export function BelowTheFold() {
  return (
    <>
      <Section>
        <nav aria-label={contentsLabel}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {groups.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="inline-flex min-h-11 items-center text-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 flex flex-col sm:gap-20">
          <PhoneParts>
            {groups.map((group, index) => (
              <PhonePart
                key={group.anchor}
                title={group.title}
                headingLevel={2}
                defaultOpen={index === 0}
              >
                <Group words={group} />
              </PhonePart>
            ))}
          </PhoneParts>
        </div>
      </Section>
      <Example />
      <UnitCosts />
      <ClosingCall words={call} />
    </>
  );
}

function Group({ words: { anchor, title, sheets } }: { words: GroupWords }) {
  const titleClass = usePartTitleClass(title);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="min-w-0 scroll-mt-28">
      <h2 id={`${anchor}-title`} className={cn('mb-6 text-display-2', titleClass)}>
        {title}
      </h2>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-x-14">
        {sheets.map((sheet) => (
          <Sheet key={sheet.title} words={sheet} isAlone={sheets.length === 1} />
        ))}
      </div>
    </section>
  );
}

/** Figures that change the same thing; one that is alone or long has its rows in two columns. */
function Sheet({ words, isAlone }: { words: SheetWords; isAlone: boolean }) {
  const rows = rowsOf(words);
  const isWide = isAlone || rows.length > 12;
  return (
    <div className={cn('min-w-0', isWide && 'lg:col-span-2')}>
      <h3 className="text-title">{words.title}</h3>
      <p className="mt-1 max-w-measure text-sm text-muted">{words.changes}</p>
      <Rows
        rows={rows}
        className={cn('mt-4', isWide && rows.length > 4 && 'lg:columns-2 lg:gap-14')}
      />
      {sourcesOf(words).map(({ name, year, href }) => (
        <p key={name} className="mt-3 max-w-measure text-sm text-muted">
          {sourceText(year)}{' '}
          {href === undefined ? (
            name
          ) : (
            <SiteLink href={href} className="text-link">
              {name}
            </SiteLink>
          )}
        </p>
      ))}
    </div>
  );
}

function Rows({ rows, className }: { rows: readonly SheetRow[]; className?: string }) {
  return (
    <dl className={cn('border-t-[1.5px] border-ink', className)}>
      {rows.map(({ name, texts }) => (
        <div
          key={name}
          className="break-inside-avoid border-b border-ink/20 py-2.5 sm:flex sm:justify-between sm:gap-6"
        >
          <dt>{name}</dt>
          <dd className="font-semibold tabular-nums sm:text-right">
            {texts.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Example() {
  const { chain, steps } = computeExample();
  const { priceUsd, units, monthlyOrders, entryDate } = exampleInput;
  return (
    <Section id="example" ground="butter" aria-labelledby="example-title">
      <SectionHeading
        id="example-title"
        label={example.label}
        title={example.title}
        text={example.text(
          formatInteger(units),
          formatUsdShort(priceUsd),
          formatInteger(monthlyOrders),
        )}
      />
      <dl className="mt-8 max-w-4xl border-t-[1.5px] border-ink">
        <ExampleRow name={example.price} amount={formatUsdCents(priceUsd)} isTotal />
        {steps.map(({ id, perUnitUsd, how }) => (
          <ExampleRow
            key={id}
            name={landedScreenCopy.steps[id].label}
            amount={formatUsdCents(perUnitUsd.likely)}
            range={example.likely(formatUsdCents(perUnitUsd.low), formatUsdCents(perUnitUsd.high))}
            how={how}
          />
        ))}
        <ExampleRow
          name={example.landed}
          amount={formatUsdCents(chain.landedCostUsd.likely)}
          range={example.likely(
            formatUsdCents(chain.landedCostUsd.low),
            formatUsdCents(chain.landedCostUsd.high),
          )}
          isTotal
        />
        <ExampleRow
          name={example.profit}
          amount={formatUsdCents(chain.profitUsd.likely)}
          range={`${example.likely(
            formatUsdCents(chain.profitUsd.low),
            formatUsdCents(chain.profitUsd.high),
          )}, ${example.share(formatPct1(chain.marginPct.likely))}`}
          isTotal
        />
      </dl>
      <p className="mt-4 max-w-measure text-sm">{example.note(formatLongDate(entryDate))}</p>
    </Section>
  );
}

type ExampleRowProps = {
  name: string;
  amount: string;
  range?: string;
  how?: string;
  isTotal?: boolean;
};

function ExampleRow({ name, amount, range, how, isTotal = false }: ExampleRowProps) {
  return (
    <div
      className={cn(
        'border-b py-3 sm:grid sm:grid-cols-[1fr_auto] sm:gap-x-8',
        isTotal ? 'border-ink font-semibold' : 'border-ink/30',
      )}
    >
      <dt className="font-semibold">{name}</dt>
      <dd className="font-semibold tabular-nums sm:text-right">{amount}</dd>
      {how !== undefined && <dd className="max-w-measure text-sm">{how}</dd>}
      {range !== undefined && (
        <dd className="text-sm font-normal tabular-nums sm:col-start-2 sm:text-right">{range}</dd>
      )}
    </div>
  );
}

function UnitCosts() {
  const byCountry = Object.entries(unitCostSharesPct).map(([country, pct]) => ({
    name: Object.entries(manufacturingCountryLabels).find(([id]) => id === country)?.[1] ?? country,
    texts: [unitCosts.share(String(pct))],
  }));
  const other = otherCountryUnitCostSharePct.value;
  const bySize = volumeTiers.value.map(({ upToUnits, unitCostSharePct }) => ({
    name: unitCosts.upToUnits(formatInteger(upToUnits)),
    texts: [unitCosts.share(String(unitCostSharePct))],
  }));
  return (
    <Section id="two-unit-costs" aria-labelledby="two-unit-costs-title">
      <SectionHeading
        id="two-unit-costs-title"
        label={unitCosts.label}
        title={unitCosts.title}
        text={unitCosts.text(unitCosts.share(String(100 - unitCostSharesPct.china)))}
      />
      <p className="mt-5 max-w-measure">{unitCosts.landed}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-x-14">
        <div className="min-w-0">
          <h3 className="text-title">{unitCosts.shares}</h3>
          <Rows
            className="mt-4"
            rows={[
              ...byCountry,
              { name: unitCosts.other, texts: [unitCosts.share(String(other))] },
            ]}
          />
          <p className="mt-3 text-sm text-muted">
            {sourceText(otherCountryUnitCostSharePct.year)} {otherCountryUnitCostSharePct.source}
          </p>
        </div>
        <div className="min-w-0">
          <h3 className="text-title">{unitCosts.volume}</h3>
          <Rows
            className="mt-4"
            rows={[
              ...bySize,
              {
                name: unitCosts.aboveUnits,
                texts: [unitCosts.share(String(largestVolumeUnitCostSharePct.value))],
              },
            ]}
          />
          <p className="mt-3 text-sm text-muted">
            {sourceText(volumeTiers.year)} {volumeTiers.source}
          </p>
        </div>
      </div>
    </Section>
  );
}
