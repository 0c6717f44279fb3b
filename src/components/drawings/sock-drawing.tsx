import { Face, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { gripDots, Sole, soleOutline } from './sole.tsx';

/** A grip sock as a tech pack shows it: from the side, and its sole. */
export function SockDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Yellow grip sock from the side, with red cuff, heel and toe and measuring lines, beside its sole with dots"
      ground="fill-paper"
      width={760}
      height={580}
    >
      <path
        d="M0 58H760M0 116H760M0 174H760M0 232H760M0 290H760M0 348H760M0 406H760M0 464H760M0 522H760M58 0V580M116 0V580M174 0V580M232 0V580M290 0V580M348 0V580M406 0V580M464 0V580M522 0V580M580 0V580M638 0V580M696 0V580"
        className="stroke-sky"
        strokeWidth="1.5"
      />
      <Side />
      <Lengths />
      <g transform="translate(548 76) scale(.96)">
        <g transform="translate(12 10)">
          <Shade d={soleOutline} />
        </g>
        <Sole fill="fill-butter" caps="fill-tomato">
          {gripDots(24).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className="fill-white" strokeWidth="2" />
          ))}
        </Sole>
      </g>
    </Drawing>
  );
}

const leg =
  'M112 60H268V262C268 300 296 326 334 336L444 366C500 382 512 420 502 450 492 482 458 496 414 492L226 474C150 466 108 424 110 352Z';

function Side() {
  return (
    <g>
      <Shade
        d="M124 74H282V272C282 310 310 336 348 346L456 376C514 392 524 432 514 462 504 494 470 508 426 504L238 486C162 478 120 436 122 364Z"
        strength={0.14}
      />
      <path d={leg} className="fill-butter" />
      <path
        d="M110.6 300C150 300 214 356 196 470.4 140 458 108 416 110 352Z"
        className="fill-tomato"
      />
      <path
        d="M424 360.4 444 366C500 382 512 420 502 450 492 482 458 496 414 492L402 491C430 450 436 404 424 360.4Z"
        className="fill-tomato"
      />
      <path d="M398 353C412 400 404 450 376 488.4" strokeWidth="2" strokeDasharray="7 7" />
      <path d="M106 48H274V112H106Z" className="fill-tomato" />
      <path
        d="M126 48V112M146 48V112M166 48V112M186 48V112M206 48V112M226 48V112M248 48V112"
        strokeWidth="2"
        opacity="0.45"
      />
      <path d="M111.6 140H268V160H111.4ZM111.2 182H268V202H111Z" className="fill-white" />
      <path
        d="M132 322c36 16 54 50 50 118M150 340h.1M166 366h.1M174 398h.1"
        className="stroke-white"
        strokeWidth="2.5"
      />
      <Face x={190} y={262} r={34} tone="tomato" />
      <path
        d="M232 477h.1M262 480h.1M292 483h.1M322 486h.1M352 489h.1M382 492h.1M412 494h.1"
        strokeWidth="15"
      />
      <path
        d="M232 477h.1M262 480h.1M292 483h.1M322 486h.1M352 489h.1M382 492h.1M412 494h.1"
        className="stroke-white"
        strokeWidth="9"
      />
      <path d="M262 176V262C262 306 296 334 330 342" strokeWidth="2" opacity="0.4" />
      <Spark x={462} y={430} r={15} fill="fill-white" />
    </g>
  );
}

function Lengths() {
  return (
    <g strokeWidth="2.5">
      <path d="M106 20V40M274 20V40M106 30H274M118 23l-12 7 12 7M262 23l12 7-12 7" />
      <path d="M62 48H84M62 494H84M73 48V494M66 60l7-12 7 12M66 482l7 12 7-12" />
      <path d="M110 526V548M506 526V548M110 537H506M122 530l-12 7 12 7M494 530l12 7-12 7" />
      <path d="M548 50H744M560 43l-12 7 12 7M732 43l12 7-12 7M548 40V60M744 40V60" />
    </g>
  );
}
