import { Pencil, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Product development: a T-shirt's paper pattern on the cutting mat. */
export function PatternDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Paper pattern of a T-shirt on a cutting mat, with shears, a ruler, a pencil and three fabric swatches"
      ground="fill-leaf"
    >
      <path
        d="M40 0V480M80 0V480M120 0V480M160 0V480M200 0V480M240 0V480M280 0V480M320 0V480M360 0V480M400 0V480M440 0V480M480 0V480M520 0V480M560 0V480M600 0V480M0 40H640M0 80H640M0 120H640M0 160H640M0 200H640M0 240H640M0 280H640M0 320H640M0 360H640M0 400H640M0 440H640"
        className="stroke-white"
        strokeWidth="1.5"
        opacity="0.2"
      />
      <Front />
      <Sleeve />
      <Swatches />
      <Ruler />
      <Shears />
      <Pencil x={586} y={134} angle={-70} length={84} />
    </Drawing>
  );
}

function Front() {
  return (
    <g transform="rotate(-3 170 240)">
      <Shade
        d="M126 66C138 112 214 112 226 66L292 88C272 150 284 196 312 210V430H40V210C68 196 80 150 60 88Z"
        strength={0.28}
      />
      <path
        d="M120 58C132 104 208 104 220 58L286 80C266 142 278 188 306 202V422H34V202C62 188 74 142 54 80Z"
        className="fill-paper"
      />
      <path
        d="M112 78C130 122 210 122 228 78L266 92C252 146 262 194 288 214V404H52V214C78 194 88 146 74 92Z"
        strokeWidth="2"
        strokeDasharray="9 8"
      />
      <path d="M170 160V372M160 176l10-16 10 16M160 356l10 16 10-16" strokeWidth="2.5" />
      <path
        d="M34 300l16 8-16 8M306 300l-16 8 16 8M162 422l8-14 8 14M264 142l-14 4M76 142l14 4"
        className="fill-ink"
        strokeWidth="2"
      />
      <path d="M196 268h60M196 284h44M196 300h52" strokeWidth="2.5" />
      <path d="M196 222v30M196 222h22M196 236h16" className="stroke-tomato" strokeWidth="5" />
      <circle cx="170" cy="134" r="5" className="fill-tomato" strokeWidth="2" />
    </g>
  );
}

function Sleeve() {
  return (
    <g transform="rotate(6 440 180)">
      <Shade d="M346 192C378 176 382 74 446 74S514 176 546 192L528 282H364Z" strength={0.28} />
      <path
        d="M340 184C372 168 376 66 440 66S508 168 540 184L522 274H358Z"
        className="fill-butter"
      />
      <path
        d="M362 192C390 170 392 86 440 86S490 170 518 192L506 256H374Z"
        strokeWidth="2"
        strokeDasharray="9 8"
      />
      <path d="M440 124V234M430 140l10-16 10 16M430 218l10 16 10-16" strokeWidth="2.5" />
      <path d="M466 196h30M466 210h22" strokeWidth="2.5" />
      <path d="M388 130l-12-8 2 16M496 118l10-10-14 0" className="fill-ink" strokeWidth="2" />
    </g>
  );
}

const pinked =
  'M0 0l6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6V66l-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6Z';

function Swatches() {
  return (
    <g>
      <g transform="translate(546 250) rotate(9)">
        <path d={pinked} className="fill-sky" strokeWidth="2.5" />
      </g>
      <g transform="translate(548 206) rotate(-7)">
        <path d={pinked} className="fill-blush" strokeWidth="2.5" />
      </g>
      <g transform="translate(556 158) rotate(5)">
        <path d={pinked} className="fill-tomato" strokeWidth="2.5" />
        <path
          d="M14 18h.1M30 18h.1M46 18h.1M22 32h.1M38 32h.1M14 46h.1M30 46h.1M46 46h.1"
          className="stroke-white"
          strokeWidth="6"
        />
      </g>
    </g>
  );
}

function Ruler() {
  return (
    <g transform="translate(322 430) rotate(-4)">
      <Shade d="M6 8H300V56H6Z" strength={0.28} />
      <path d="M0 0H294V48H0Z" className="fill-kraft" />
      <path
        d="M14 0v12M28 0v12M42 0v20M56 0v12M70 0v12M84 0v20M98 0v12M112 0v12M126 0v20M140 0v12M154 0v12M168 0v20M182 0v12M196 0v12M210 0v20M224 0v12M238 0v12M252 0v20M266 0v12M280 0v12"
        strokeWidth="2"
      />
      <circle cx="276" cy="32" r="6" className="fill-leaf" strokeWidth="2.5" />
    </g>
  );
}

function Shears() {
  return (
    <g transform="translate(470 352) rotate(-28)">
      <Shade d="M-110 8 40 2 46 18-104 24Z" strength={0.28} />
      <path d="M-124-8C-90-22-20-14 26-4L22 12C-30 8-90 6-124-8Z" className="fill-white" />
      <path d="M-120 14C-80 22-20 14 30 0L26-12C-20-6-84 2-120 14Z" className="fill-paper" />
      <path d="M24-10C44-30 84-46 104-28S104 14 78 12 40 4 24 12Z" className="fill-tomato" />
      <path d="M54-10C66-24 88-28 92-16S82 2 70 0 48-2 54-10Z" className="fill-leaf" />
      <path d="M22 2C40 8 70 26 96 22S128 62 102 74 46 58 30 22Z" className="fill-tomato" />
      <path d="M58 32C72 40 92 36 100 44S98 62 88 60 60 50 58 32Z" className="fill-leaf" />
      <circle cx="14" cy="1" r="6" className="fill-kraft" />
    </g>
  );
}
