import { Bloom, Face, Mug, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Customer experience: what is in the parcel, with its card. */
export function UnboxingDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Open package with tissue paper, a mug and a candle, and a thank-you card leaning on it"
      ground="fill-blush"
    >
      <path d="M0 420H640" />
      <Shade d="M0 421.5H640V480H0Z" strength={0.09} />
      <Confetti />
      <Shade d="M96 438C140 420 560 420 590 438S540 462 320 462 60 452 96 438Z" strength={0.16} />
      <path d="M128 208 74 150 262 122 330 196Z" className="fill-kraft" />
      <path d="M512 208 572 150 388 122 330 196Z" className="fill-kraft" />
      <Shade d="M512 208 572 150 388 122 330 196Z" strength={0.1} />
      <path d="M128 208H512V260H128Z" className="fill-ink" />
      <Candle />
      <Mug x={250} y={290} size={158} fill="fill-tomato" />
      <path
        d="M128 250C146 206 176 236 194 222S238 258 262 236 306 258 330 240 380 262 402 238 446 246 462 224 500 230 512 250V300H128Z"
        className="fill-white"
      />
      <path
        d="M160 246c10-8 14-12 16-20M232 256c8-6 16-10 20-18M300 262c10-6 12-14 18-18M378 262c4-10 10-14 14-20M450 252c6-8 8-12 10-20"
        strokeWidth="2"
      />
      <path d="M128 250H512L500 444H140Z" className="fill-kraft" />
      <path d="M128 250 82 214 62 304 134 346Z" className="fill-kraft" />
      <Shade d="M128 250 82 214 62 304 134 346Z" strength={0.14} />
      <path d="M512 250 558 214 578 304 506 346Z" className="fill-kraft" />
      <Shade d="M512 250 558 214 578 304 506 346Z" strength={0.22} />
      <path d="M166 282H236M166 298H212" strokeWidth="2.5" />
      <Face x={280} y={362} r={50} />
      <path d="M172 404v26M166 410l6-8 6 8M196 404v26M190 410l6-8 6 8" strokeWidth="2.5" />
      <Card />
    </Drawing>
  );
}

function Candle() {
  return (
    <g>
      <path d="M398 134V112q6-6 2-12" />
      <path d="M346 134H450V290H346Z" className="fill-sky" />
      <ellipse cx="398" cy="134" rx="52" ry="10" className="fill-paper" />
      <path d="M362 176H434V236H362Z" className="fill-paper" />
      <Bloom x={398} y={206} r={20} />
      <Shade d="M434 140q16-2 16-6V290H434Z" />
    </g>
  );
}

function Card() {
  return (
    <g transform="translate(456 362) rotate(8)">
      <Shade d="M-78-58H98V80H-78Z" strength={0.2} />
      <path d="M-88-68H88V70H-88Z" className="fill-butter" />
      <path d="M-76-56H76V58H-76Z" strokeWidth="2" />
      <text
        x="0"
        y="-8"
        textAnchor="middle"
        className="fill-ink stroke-none font-display"
        fontSize="32"
        fontWeight="800"
      >
        thanks!
      </text>
      <path d="M-48 14H48M-34 30H34" strokeWidth="2.5" />
      <Spark x={56} y={38} r={12} fill="fill-tomato" />
    </g>
  );
}

function Confetti() {
  return (
    <g>
      <Spark x={80} y={92} r={20} />
      <Spark x={566} y={78} r={24} fill="fill-sky" />
      <Bloom x={182} y={64} r={16} />
      <Spark x={318} y={52} r={14} fill="fill-leaf" />
      <path
        d="M34 190l14 8M602 168l-12 10M486 60l-4-16M132 116l-10-14"
        strokeWidth="5"
        className="stroke-tomato"
      />
      <path
        d="M40 262h.1M604 252h.1M246 72h.1M448 92h.1M520 128h.1"
        strokeWidth="9"
        className="stroke-leaf"
      />
    </g>
  );
}
