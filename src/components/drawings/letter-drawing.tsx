import { Face, Ground, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Email and retention: the letter leaves when the candle is nearly gone. */
export function LetterDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Letter in an open envelope beside a candle that has burned down to its refill mark, under a month’s calendar with one day circled"
      ground="fill-butter"
    >
      <path d="M0 410H640" />
      <Shade d="M0 411.5H640V480H0Z" strength={0.08} />
      <Calendar />
      <Ground x={494} y={424} rx={104} ry={12} />
      <Candle />
      <Ground x={222} y={446} rx={196} ry={14} />
      <Envelope />
    </Drawing>
  );
}

function Calendar() {
  return (
    <g transform="translate(416 34) rotate(4)">
      <Shade d="M8 8H192V158H8Z" strength={0.16} />
      <path d="M0 0H184V150H0Z" className="fill-paper" />
      <path d="M0 0H184V34H0Z" className="fill-tomato" />
      <path d="M36-12V14M148-12V14" strokeWidth="7" />
      <path
        d="M24 58h12M52 58h12M80 58h12M108 58h12M136 58h12M24 84h12M52 84h12M80 84h12M108 84h12M136 84h12M24 110h12M52 110h12M80 110h12M136 110h12M24 134h12M52 134h12M80 134h12"
        strokeWidth="6"
        strokeLinecap="butt"
        opacity="0.35"
      />
      <circle cx="114" cy="110" r="19" className="stroke-tomato" strokeWidth="5" />
      <path d="M104 110l7 8 14-17" strokeWidth="4" />
    </g>
  );
}

function Candle() {
  return (
    <g>
      <path d="M428 244V404Q428 416 440 416H548Q560 416 560 404V244" className="fill-paper" />
      <path d="M428 344H560V404Q560 416 548 416H440Q428 416 428 404Z" className="fill-blush" />
      <path d="M428 344q18-10 34 0t34-2 32 2 32 0" className="fill-blush" />
      <path d="M494 342V320" />
      <path d="M494 322C476 300 484 284 494 262 508 284 512 302 494 322Z" className="fill-tomato" />
      <path
        d="M494 318C486 306 490 298 494 288 500 298 502 308 494 318Z"
        className="fill-butter stroke-none"
      />
      <ellipse cx="494" cy="244" rx="66" ry="12" className="fill-paper" />
      <path d="M440 268H458M440 296H458M440 324H458" strokeWidth="2.5" />
      <path d="M576 352H604M586 342l-12 10 12 10" className="stroke-tomato" strokeWidth="5" />
      <path d="M452 366H536V404H452Z" className="fill-paper" />
      <path d="M466 380H522M474 392H514" strokeWidth="2.5" />
      <path d="M540 270V330" className="stroke-white" strokeWidth="7" />
    </g>
  );
}

function Envelope() {
  return (
    <g>
      <path d="M40 250 222 92 404 250Z" className="fill-tomato" />
      <Shade d="M40 250 222 92 404 250Z" strength={0.18} />
      <path d="M84 66H360V360H84Z" className="fill-white" />
      <path d="M84 66H360V108H84Z" className="fill-sky" />
      <Face x={118} y={150} r={22} line={2.5} />
      <path d="M154 144H290" strokeWidth="6" />
      <path d="M154 164H240M104 200H336M104 220H320" strokeWidth="2.5" />
      <path d="M110 87H200" strokeWidth="5" />
      <Spark x={334} y={87} r={13} />
      <path d="M150 240H296V276H150Z" className="fill-tomato" />
      <path d="M178 258H268" className="stroke-white" strokeWidth="5" />
      <path
        d="M40 250 222 372 404 250V434Q404 442 396 442H48Q40 442 40 434Z"
        className="fill-tomato"
      />
      <path d="M44 438 186 346M400 438 258 346" />
      <Shade d="M44 440 190 350 222 372 254 350 400 440Z" strength={0.14} />
      <circle cx="222" cy="372" r="30" className="fill-butter" />
      <Spark x={222} y={373} r={16} fill="fill-tomato" />
    </g>
  );
}
