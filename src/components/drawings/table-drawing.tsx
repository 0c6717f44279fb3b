import { Bloom, Face, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

const seats = [
  { x: 100, y: 206, tone: 'tomato' },
  { x: 222, y: 86, tone: 'sky' },
  { x: 418, y: 86, tone: 'butter' },
  { x: 540, y: 206, tone: 'blush' },
  { x: 180, y: 394, tone: 'butter' },
  { x: 460, y: 394, tone: 'sky' },
] as const;

/** Community building: the people who recommend you, around one table, seen from above. */
export function TableDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Six smiling faces around a round table with mugs, member cards and a box they’re trying first, seen from above"
      ground="fill-leaf"
    >
      <Shade
        d="M320 66C466 66 566 146 566 252S466 438 320 438 74 358 74 252 174 66 320 66Z"
        strength={0.25}
      />
      <ellipse cx="320" cy="240" rx="236" ry="176" className="fill-kraft" />
      <ellipse cx="320" cy="240" rx="218" ry="160" strokeWidth="2" opacity="0.5" />
      {seats.map(({ x, y, tone }) => (
        <Face key={`${x} ${y}`} x={x} y={y} r={50} tone={tone} />
      ))}
      <Kit />
      <Cup x={196} y={268} fill="fill-paper" />
      <Cup x={446} y={262} fill="fill-tomato" />
      <Cup x={318} y={122} fill="fill-sky" />
      <MemberCard x={292} y={356} angle={-8} fill="fill-butter" />
      <MemberCard x={182} y={184} angle={14} fill="fill-blush" />
      <MemberCard x={430} y={180} angle={-16} fill="fill-paper" />
      <Speech x={40} y={70} />
      <path
        d="M566 66h64q8 0 8 8v40q0 8-8 8h-34l-18 18v-18h-12q-8 0-8-8V74q0-8 8-8Z"
        className="fill-paper"
      />
      <Bloom x={598} y={94} r={18} />
    </Drawing>
  );
}

function Kit() {
  return (
    <g>
      <Shade d="M252 196H404V322H252Z" strength={0.2} />
      <path d="M244 186H396V310H244Z" className="fill-tomato" />
      <path d="M256 198H384V298H256Z" className="fill-ink" />
      <path d="M256 224q16-18 32-8t32-10 30 12 34-10V298H256Z" className="fill-white" />
      <path d="M270 232H326V288H270Z" className="fill-sky" />
      <Spark x={298} y={260} r={17} />
      <path d="M340 226H372V290H340Z" className="fill-leaf" />
      <path d="M340 244H372" className="stroke-butter" strokeWidth="6" />
      <path d="M240 248H256M384 248H400" strokeWidth="6" />
    </g>
  );
}

function Cup({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M20-8q22-6 22 8T20 10" strokeWidth="9" />
      <circle r="27" className={fill} />
      <circle r="18" className="fill-ink" />
      <path d="M-8-6q6-6 14-3" className="stroke-kraft" strokeWidth="3" />
    </g>
  );
}

function MemberCard({ x, y, angle, fill }: { x: number; y: number; angle: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path
        d="M-26-17H34Q38-17 38-13V21Q38 25 34 25H-26Q-30 25-30 21V-13Q-30-17-26-17Z"
        className={fill}
        strokeWidth="2.5"
      />
      <circle cx="-16" cy="3" r="7" className="fill-tomato" strokeWidth="2" />
      <path d="M0-4H28M0 8H18" strokeWidth="2.5" />
    </g>
  );
}

function Speech({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-26-36H74Q82-36 82-28V26Q82 34 74 34H54L42 54 34 34H-26Q-34 34-34 26V-28Q-34-36-26-36Z"
        className="fill-paper"
      />
      <path d="M-14-14H62M-14 2H40M-14 18H54" strokeWidth="3" />
    </g>
  );
}
