import { Drawing, type DrawingProps } from './drawing.tsx';
import { Sole } from './sole.tsx';

type SizesDrawingProps = DrawingProps & {
  /** Shortest and longest foot of each size, in centimeters, from small to large. */
  lengths?: readonly (readonly [minCm: number, maxCm: number])[];
};

const unitsPerCm = 13;
const floor = 430;
const fills = ['fill-blush', 'fill-butter', 'fill-sky', 'fill-kraft', 'fill-butter', 'fill-blush'];

/** Every size as its sole, all to one scale: the longest foot in full, the shortest as a line. */
export function SizesDrawing({
  lengths = [
    [9, 10],
    [26, 30],
  ],
  ...props
}: SizesDrawingProps) {
  const soles = inRow(lengths);
  const width = soles.reduce((sum, { slot }) => sum + slot, 66);
  return (
    <Drawing
      {...props}
      label={`Soles of ${lengths.length} sizes standing on one line, with a scale in centimeters`}
      ground="fill-white"
      width={width}
      height={480}
    >
      {[0, 5, 10, 15, 20, 25, 30].map((cm) => (
        <g key={cm}>
          <path
            d={`M52 ${floor - cm * unitsPerCm}H${width}`}
            strokeWidth={cm === 0 ? 3 : 1.5}
            opacity={cm === 0 ? 1 : 0.25}
          />
          <text
            x="42"
            y={floor - cm * unitsPerCm + 7}
            textAnchor="end"
            className="fill-ink stroke-none font-mono"
            fontSize="20"
          >
            {cm}
          </text>
        </g>
      ))}
      {soles.map(({ minCm, maxCm, scale, x }, index) => (
        <g key={maxCm}>
          <g
            transform={`translate(${x - 100 * scale} ${floor - 426 * scale}) scale(${scale.toFixed(3)})`}
            strokeWidth={3 / scale}
          >
            <Sole fill={fills[index % fills.length] ?? 'fill-butter'} caps="fill-tomato" />
          </g>
          <path
            d={`M${x - 76 * scale - 6} ${floor - minCm * unitsPerCm}h${152 * scale + 12}`}
            strokeWidth="2.5"
            strokeDasharray="5 6"
          />
          <text
            x={x}
            y={floor + 32}
            textAnchor="middle"
            className="fill-ink stroke-none font-mono"
            fontSize="20"
          >
            {`${minCm}-${maxCm}`}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** Each sole's scale, middle and room, in units. */
function inRow(lengths: readonly (readonly [minCm: number, maxCm: number])[]) {
  let left = 60;
  return lengths.map(([minCm, maxCm]) => {
    const scale = (maxCm * unitsPerCm) / 412;
    const slot = Math.max(80, 144 * scale + 30);
    const x = Math.round(left + slot / 2);
    left += slot;
    return { minCm, maxCm, scale, slot, x };
  });
}
