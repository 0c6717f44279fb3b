import { Carton, Face, Ground, Pencil, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Analytics: one page a month, and the stock that it speaks of. */
export function ReportDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="One page with a bar chart, its last bar marked, a line and a ring, next to stacked cartons with a dashed line at the reorder level"
      ground="fill-sky"
    >
      <path d="M0 414H640" />
      <Shade d="M0 415.5H640V480H0Z" strength={0.08} />
      <Ground x={520} y={428} rx={116} ry={14} />
      <Stock />
      <Page />
      <Pencil x={300} y={444} angle={-14} length={140} />
    </Drawing>
  );
}

function Page() {
  return (
    <g transform="rotate(-3 210 240)">
      <Shade d="M62 46H378V446H62Z" strength={0.18} />
      <path d="M48 32H330L364 66V432H48Z" className="fill-paper" />
      <path d="M330 32V66H364Z" className="fill-kraft" />
      <Face x={84} y={70} r={18} line={2.5} />
      <path d="M114 62H220" strokeWidth="6" />
      <path d="M114 80H180" strokeWidth="2.5" />
      <path d="M72 266H340M72 266V112" />
      <path
        d="M88 264V226H120V264ZM138 264V206H170V264ZM188 264V216H220V264ZM238 264V172H270V264Z"
        className="fill-kraft"
      />
      <path d="M288 264V134H320V264Z" className="fill-tomato" />
      <path d="M104 204 154 180 204 190 254 146 304 110" strokeWidth="2.5" strokeDasharray="2 9" />
      <Spark x={304} y={104} r={15} />
      <path d="M94 280h20M144 280h20M194 280h20M244 280h20M294 280h20" strokeWidth="2.5" />
      <circle cx="116" cy="354" r="40" className="fill-butter" />
      <path d="M116 354V314A40 40 0 0 1 152 371Z" className="fill-leaf" />
      <circle cx="116" cy="354" r="17" className="fill-paper" />
      <path d="M182 324h.1M182 352h.1M182 380h.1" className="stroke-leaf" strokeWidth="13" />
      <path d="M182 352h.1" className="stroke-butter" strokeWidth="13" />
      <path d="M182 380h.1" className="stroke-tomato" strokeWidth="13" />
      <path d="M200 324H300M200 352H326M200 380H274" strokeWidth="2.5" />
      <path d="M72 412H240" strokeWidth="2.5" />
    </g>
  );
}

function Stock() {
  return (
    <g>
      <Carton x={436} y={338} w={72} h={78} depth={22} />
      <Carton x={524} y={338} w={72} h={78} depth={22} />
      <Carton x={478} y={254} w={72} h={72} depth={22} />
      <path d="M478 226V160H574V206M502 148H574" strokeWidth="2.5" strokeDasharray="8 8" />
      <path d="M478 160 500 148H574V206" strokeWidth="2.5" strokeDasharray="8 8" />
      <path d="M404 238H640" className="stroke-tomato" strokeWidth="4" strokeDasharray="14 9" />
      <path
        d="M412 196Q412 188 420 188H452Q460 188 460 196V212Q460 220 452 220H448L438 234V220H420Q412 220 412 212Z"
        className="fill-tomato"
        strokeWidth="2.5"
      />
      <path d="M436 196v8M436 212h.1" className="stroke-white" strokeWidth="4.5" />
      <path d="M514 186V118M500 132l14-16 14 16" className="stroke-leaf" strokeWidth="6" />
    </g>
  );
}
