import { Face, Ground, Mug, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Plan: the call with the numbers on screen, and the calendar that comes out of it. */
export function PlanDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Laptop with two smiling faces on a call and a cost chart, beside a wall calendar with bars leading up to a star"
      ground="fill-blush"
    >
      <path d="M0 400H640" />
      <Shade d="M0 401.5H640V480H0Z" strength={0.08} />
      <Wall />
      <Ground x={292} y={440} rx={244} ry={14} />
      <Laptop />
      <Ground x={572} y={436} rx={58} />
      <Mug x={560} y={434} size={96} fill="fill-leaf" />
    </Drawing>
  );
}

function Laptop() {
  return (
    <g>
      <path d="M94 150Q94 134 110 134H462Q478 134 478 150V392H94Z" className="fill-ink" />
      <path d="M110 150H462V380H110Z" className="fill-paper" />
      <path d="M124 164H284V270H124Z" className="fill-sky" />
      <path d="M124 278H284V366H124Z" className="fill-leaf" />
      <Face x={204} y={220} r={40} tone="butter" />
      <Face x={204} y={324} r={34} tone="tomato" />
      <path
        d="M316 356V290H348V356ZM362 356V250H394V356ZM408 356V216H440V356Z"
        className="fill-kraft"
      />
      <path
        d="M316 356V326H348V356ZM362 356V316H394V356ZM408 356V310H440V356Z"
        className="fill-tomato"
      />
      <path d="M304 357H452" />
      <path d="M304 176H400M304 194H364" strokeWidth="4" />
      <path d="M40 396H532L552 424Q554 432 546 432H26Q18 432 20 424Z" className="fill-paper" />
      <path d="M236 397h100l6 12h-112Z" className="fill-kraft" strokeWidth="2.5" />
    </g>
  );
}

function Wall() {
  return (
    <g>
      <Shade d="M376 40H614V226H376Z" strength={0.14} />
      <path d="M366 30H604V216H366Z" className="fill-white" />
      <path d="M366 30H604V64H366Z" className="fill-butter" />
      <path d="M400 20V44M570 20V44" strokeWidth="7" />
      <path
        d="M414 64V216M461 64V216M509 64V216M557 64V216M366 102H604M366 140H604M366 178H604"
        strokeWidth="1.5"
        opacity="0.35"
      />
      <path d="M378 83H446" className="stroke-tomato" strokeWidth="15" />
      <path d="M432 121H530" className="stroke-leaf" strokeWidth="15" />
      <path d="M506 159H566" className="stroke-sky" strokeWidth="15" />
      <Spark x={580} y={194} r={17} />
    </g>
  );
}
