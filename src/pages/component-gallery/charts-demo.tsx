import { BarChart } from '@/components/charts/bar-chart.tsx';
import { CrossingLinesChart } from '@/components/charts/crossing-lines-chart.tsx';
import { DateBarsChart } from '@/components/charts/date-bars-chart.tsx';
import { GanttChart } from '@/components/charts/gantt-chart.tsx';
import { LineChart } from '@/components/charts/line-chart.tsx';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart.tsx';
import { SteppedLineChart } from '@/components/charts/stepped-line-chart.tsx';
import { TornadoChart } from '@/components/charts/tornado-chart.tsx';
import { WaterfallChart } from '@/components/charts/waterfall-chart.tsx';
import { Card } from '@/components/ui/card.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const cumulative = (perMonth: number) => months.map((_, month) => perMonth * (month + 1));

const usd = (value: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(value);
const usdShort = (value: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
const pct = (value: number) => `${value.toFixed(1)}%`;

const tier = (id: string, share: number, quantities: number[]) => ({
  id,
  label: `${share}% cost`,
  points: quantities.map((x) => ({ x, y: x * 25 * (1 - share / 100) })),
});

const orders = [0, 500, 1000, 1001, 2000, 3000, 3001, 4000];
const ours = (each: number) => each * (each <= 1000 ? 4.5 : each <= 3000 ? 3.5 : 2.5);

export function ChartsDemo() {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <Card>
        <LineChart
          title="Your first year"
          summary="After twelve months revenue reaches $52,500, of which $42,000 is profit."
          pointLabel="Month"
          points={months}
          formatValue={usd}
          formatTick={usdShort}
          series={[
            { id: 'revenue', label: 'Revenue', values: cumulative(4375), tone: 'ink' },
            { id: 'cost', label: 'Cost', values: cumulative(875), tone: 'smoke' },
            { id: 'profit', label: 'Profit', values: cumulative(3500), tone: 'tomato', area: true },
          ]}
        />
      </Card>
      <Card>
        <BarChart
          title="Margin by country"
          summary="China leaves 80% of the price, the USA 60%. You chose Mexico: 72%."
          barLabel="Country"
          valueLabel="Gross margin"
          formatValue={pct}
          bars={[
            { id: 'china', label: 'China', value: 80 },
            { id: 'vietnam', label: 'Vietnam', value: 78 },
            { id: 'pakistan', label: 'Pakistan', value: 75 },
            { id: 'mexico', label: 'Mexico', value: 72, highlighted: true },
            { id: 'korea', label: 'Korea', value: 65 },
            { id: 'usa', label: 'USA', value: 60 },
          ]}
        />
      </Card>
      <Card>
        <SteppedLineChart
          title="Profit by quantity"
          summary="At 1,000 units you would make $16,750; each step down in unit cost adds to it."
          xLabel="units"
          yLabel="profit"
          formatX={(value) => value.toLocaleString('en-US')}
          formatY={usd}
          formatYTick={usdShort}
          selectedX={1000}
          tiers={[
            tier('a', 40, [500]),
            tier('b', 33, [501, 1000]),
            tier('c', 27, [1001, 1500, 2000, 2500, 3000]),
            tier('d', 22, [3001, 3500, 4000, 4500, 5000]),
          ]}
        />
      </Card>
      <Card className="flex flex-col gap-8">
        <StackedBarChart
          title="Duty, layer by layer"
          summary="Of 32.5% duty, 25 points are the China list."
          segmentLabel="Layer"
          valueLabel="Rate"
          totalLabel="Total"
          formatValue={pct}
          segments={[
            { id: 'mfn', label: 'Base rate', value: 6, tone: 'sky' },
            { id: '301', label: 'Section 301', value: 25, tone: 'tomato' },
            { id: '232', label: 'Section 232', value: 1, tone: 'butter' },
            { id: 'other', label: 'Forced labor', value: 0.5, tone: 'kraft' },
          ]}
        />
        <TornadoChart
          title="What moves the result"
          summary="The engagement rate matters most: between 2% and 5% the year's profit more than doubles."
          barLabel="Assumption"
          lowLabel="Low"
          highLabel="High"
          base={42000}
          baseLabel="Now"
          formatValue={usd}
          formatShort={usdShort}
          bars={[
            { id: 'price', label: 'Price, $20 to $30', low: 33600, high: 50400 },
            { id: 'engagement', label: 'Engagement, 2% to 5%', low: 24000, high: 60000 },
            { id: 'cost', label: 'Unit cost, 15% to 30%', low: 44600, high: 36700 },
          ]}
        />
      </Card>
      <Card className="lg:col-span-2">
        <WaterfallChart
          title="One piece, step by step"
          summary="Of $30, $19 is left."
          stepLabel="Step"
          rangeLabels={{ low: 'Low', likely: 'Likely', high: 'High' }}
          start={30}
          startLabel="Price"
          endLabel="You keep"
          formatValue={usd}
          steps={[
            {
              id: 'goods',
              label: 'Goods',
              amount: { low: 4, likely: 6, high: 9 },
              leavesLabel: 'Left at the factory',
            },
            {
              id: 'freight',
              label: 'Freight',
              amount: { low: 2, likely: 5, high: 8 },
              mark: 'your figure',
              detail: <p className="text-sm">From the port to the warehouse.</p>,
            },
          ]}
        />
      </Card>
      <Card className="lg:col-span-2">
        <DateBarsChart
          title="When each route arrives"
          summary="Printed stock is in time, sea freight may be late."
          columns={['Route', 'Earliest', 'Latest']}
          deadline={{ value: 60, label: 'Mar 3' }}
          ticks={[0, 31, 62, 90].map((value) => ({ value, label: `day ${value}` }))}
          rows={[
            { id: '1', heading: 'Printed stock', from: 10, to: 30, tone: 'before' as const },
            { id: '2', heading: 'Air', from: 45, to: 75, tone: 'across' as const },
            { id: '3', heading: 'Sea', from: 70, to: 95, tone: 'after' as const },
          ].map((row) => ({
            ...row,
            label: `${row.heading}: ${row.tone} the date`,
            readout: `${row.heading}: day ${row.from} to day ${row.to}`,
            cells: [`day ${row.from}`, `day ${row.to}`],
          }))}
        />
      </Card>
      <Card className="lg:col-span-2">
        <GanttChart
          title="Six to nine months"
          summary="The pilot begins when the samples are signed, at the latest in month four."
          rowLabel="Phase"
          columns={['From', 'To']}
          ticks={[0, 3, 6, 9].map((value) => ({ value, label: `month ${value}` }))}
          rows={[
            { id: '1', label: 'Samples', start: 0, end: 3, latestEnd: 4, cells: ['0', '3'] },
            { id: '2', label: 'Pilot', start: 3, end: 6, latestEnd: 9, cells: ['3', '6'] },
          ].map((row) => ({ ...row, readout: `${row.label}: to month ${row.end}` }))}
        />
      </Card>
      <Card className="lg:col-span-2">
        <CrossingLinesChart
          title="Monthly cost over orders"
          summary="Theirs is cheaper from 178 orders on, until our rate falls after 1,000."
          xLabel="orders a month"
          xs={orders}
          lines={[
            { id: 'ours', label: 'Ours', tone: 'tomato', jumps: true, values: orders.map(ours) },
            { id: 'yours', label: 'Yours', tone: 'ink', values: orders.map((x) => x * 6) },
            { id: 'a', label: 'Theirs', tone: 'leaf', values: orders.map((x) => x * 4 + 89) },
            {
              id: 'b',
              label: 'Another',
              tone: 'smoke',
              dash: 'dashed',
              values: orders.map((x) => x * 6.75 + 82),
            },
          ]}
          bands={[
            { id: '1', label: '$4.50', fromX: 0, toX: 1000 },
            { id: '2', label: '$3.50', fromX: 1000, toX: 3000 },
            { id: '3', label: '$2.50', fromX: 3000, toX: Number.POSITIVE_INFINITY },
          ]}
          marks={[
            { id: '1', text: '1', x: 178, y: 800 },
            { id: '2', text: '2', x: 1000, y: 4089 },
          ]}
          selectedX={500}
          formatX={(value) => value.toLocaleString('en-US')}
          formatValue={usd}
          formatTick={usdShort}
        />
      </Card>
    </div>
  );
}
