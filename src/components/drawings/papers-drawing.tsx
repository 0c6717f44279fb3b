import { Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Certificates: what to ask for before an order. */
export function PapersDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Three certificates with seals and ribbons fanned out under a rubber stamp, and a woven label with a tracking number"
      ground="fill-kraft"
    >
      <Certificate x={210} y={236} angle={-15} fill="fill-sky" />
      <Certificate x={404} y={230} angle={11} fill="fill-blush" />
      <Certificate x={300} y={232} angle={-2} fill="fill-white" isTop />
      <g transform="translate(520 322) rotate(10)">
        <Shade d="M-58 30H78V76H-58Z" strength={0.18} />
        <path
          d="M-30-86Q-30-108 0-108T30-86Q30-66 16-50V-6H-16V-50Q-30-66-30-86Z"
          className="fill-tomato"
        />
        <path d="M-14-88Q-10-98 2-98" className="stroke-white" strokeWidth="6" />
        <path d="M-40-6H40L58 34H-58Z" className="fill-tomato" />
        <path d="M-64 34H64V62H-64Z" className="fill-ink" />
      </g>
      <g transform="translate(120 410) rotate(-5)">
        <Shade d="M-84-22H104V50H-84Z" strength={0.18} />
        <path d="M-94-32H92V40H-94Z" className="fill-butter" />
        <path d="M-94-18H92M-94 26H92" strokeWidth="2" strokeDasharray="6 6" />
        <path d="M-70-2H20M-70 12H-4" strokeWidth="4" />
        <path d="M44-6v20M54-6v20M62-6v20M74-6v20" strokeWidth="4" strokeLinecap="butt" />
      </g>
    </Drawing>
  );
}

function Certificate({
  x,
  y,
  angle,
  fill,
  isTop = false,
}: {
  x: number;
  y: number;
  angle: number;
  fill: string;
  isTop?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <Shade d="M-112-156H136V180H-112Z" strength={0.16} />
      <path d="M-124-168H124V168H-124Z" className={fill} />
      <path d="M-108-152H108V152H-108Z" strokeWidth="2" />
      <path d="M-70-112H70" strokeWidth="8" />
      <path d="M-44-90H44" strokeWidth="3" />
      <path d="M-84-52H84M-84-30H84M-84-8H60" strokeWidth="2.5" />
      <path d="M-84 112H-10" strokeWidth="2" />
      {isTop && (
        <>
          <path d="M-80 104q12-30 20-6t18-8 12 8" className="stroke-tomato" />
          <path d="M46 98 32 158 54 144 74 158 66 96Z" className="fill-tomato" />
          <path
            d="M56 26 66 38 82 34 84 50 100 54 96 70 108 80 96 92 100 106 84 110 82 124 66 120 56 132 44 120 30 124 28 110 12 106 16 92 4 80 16 68 12 54 28 50 30 34 46 38Z"
            className="fill-butter"
          />
          <circle cx="56" cy="79" r="28" strokeWidth="2" />
          <Spark x={56} y={80} r={17} fill="fill-tomato" />
        </>
      )}
    </g>
  );
}
