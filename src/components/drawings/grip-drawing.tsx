import type { ReactNode } from 'react';
import { Bloom, Face, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { gripDots, halfWidthAt, Sole, soleOutline } from './sole.tsx';

const labels = {
  dots: 'Sole with small dots in rows',
  waves: 'Sole with wavy lines across it',
  full: 'Sole covered with one sheet of grip, cut where the foot bends',
  logo: 'Sole with a smiley at the ball, stars in the arch and a flower at the heel',
} as const;

export type Grip = keyof typeof labels;

/** One of the four grip patterns, printed on a sole. */
export function GripDrawing({ grip = 'dots', ...props }: DrawingProps & { grip?: Grip }) {
  return (
    <Drawing {...props} label={labels[grip]} ground="fill-white" width={320} height={480}>
      <g transform="translate(48 8) scale(1.06)">
        <g transform="translate(12 10)">
          <Shade d={soleOutline} />
        </g>
        {prints[grip]}
      </g>
    </Drawing>
  );
}

/** A line across the sole at a height, in waves of about 24 units. */
function wave(y: number): string {
  const reach = halfWidthAt(y) - 12;
  const count = Math.max(2, Math.round(reach / 12));
  const step = ((reach * 2) / count).toFixed(1);
  const rise = (Number(step) / 2).toFixed(1);
  return `M${(100 - reach).toFixed(1)} ${y}q${rise}-14 ${step} 0${`t${step} 0`.repeat(count - 1)}`;
}

const waveLines = Array.from({ length: 15 }, (_, index) => wave(54 + index * 24)).join('');

const prints: Record<Grip, ReactNode> = {
  dots: (
    <Sole fill="fill-butter" caps="fill-tomato">
      {gripDots(22).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" className="fill-white" strokeWidth="2" />
      ))}
    </Sole>
  ),
  waves: (
    <Sole fill="fill-blush" caps="fill-leaf">
      <path d={waveLines} strokeWidth="10" />
      <path d={waveLines} className="stroke-white" strokeWidth="5.5" />
    </Sole>
  ),
  full: (
    <Sole fill="fill-leaf" caps="fill-butter">
      <path
        d="M100 34C140 34 158 66 155 112 152 156 138 188 136 240 134 290 143 326 138 366 134 394 120 408 100 408S66 394 62 366C57 326 66 290 64 240 62 188 48 156 45 112 42 66 60 34 100 34Z"
        className="fill-white"
        strokeWidth="2.5"
      />
      <path
        d="M48 92Q100 76 152 92M46 124Q100 108 154 124M54 160Q100 144 146 160M62 206Q100 194 138 206M66 252Q100 242 134 252M64 300Q100 290 136 300M62 344Q100 334 138 344"
        className="stroke-leaf"
        strokeWidth="5"
      />
    </Sole>
  ),
  logo: (
    <Sole fill="fill-sky" caps="fill-tomato">
      <Face x={100} y={136} r={42} />
      <Spark x={100} y={222} r={20} fill="fill-white" />
      <Spark x={78} y={266} r={14} fill="fill-white" />
      <Spark x={122} y={266} r={14} fill="fill-white" />
      <Bloom x={100} y={330} r={28} fill="fill-white" />
    </Sole>
  ),
};
