import { Bloom, Face, Ground, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Capabilities: a sock leaves the circular knitting machine. */
export function KnittingDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Circular knitting machine with four yarn cones above its needle ring and a striped sock growing out of it"
      ground="fill-sky"
    >
      <path d="M0 426H640" />
      <path d="M0 426H640V480H0Z" className="fill-paper" />
      <Ground x={300} y={440} rx={220} ry={12} />
      <path d="M120 96H500M310 40V96M310 40H250" strokeWidth="8" />
      <Cone x={150} fill="fill-tomato" />
      <Cone x={244} fill="fill-butter" />
      <Cone x={376} fill="fill-blush" />
      <Cone x={470} fill="fill-leaf" />
      <path
        d="M150 98C160 150 230 150 262 196M244 98C250 140 280 150 290 194M376 98C370 140 344 150 334 194M470 98C460 150 392 150 362 196"
        strokeWidth="2.5"
      />
      <path d="M180 232H446V300H180Z" className="fill-leaf" />
      <Shade d="M400 232H446V300H400Z" strength={0.2} />
      <path d="M164 300H462V330H164Z" className="fill-paper" />
      <path d="M186 330 160 440H196L214 330ZM440 330 466 440H430L412 330Z" className="fill-leaf" />
      <ellipse cx="313" cy="212" rx="92" ry="24" className="fill-ink" />
      <path d="M221 212V232Q260 258 313 258T405 232V212" className="fill-paper" />
      <path
        d="M232 222v20M246 228v20M260 231v20M275 234v20M290 235v20M305 236v20M321 236v20M336 235v20M351 234v20M366 231v20M380 228v20M394 222v20"
        strokeWidth="2.5"
      />
      <ellipse cx="313" cy="212" rx="92" ry="24" />
      <ellipse cx="313" cy="212" rx="66" ry="15" className="fill-butter" strokeWidth="2.5" />
      <path d="M214 270h40v18h-40Z" className="fill-butter" strokeWidth="2.5" />
      <path d="M272 279h.1M296 279h.1" className="stroke-white" strokeWidth="11" />
      <path
        d="M272 330H356V382C356 398 364 408 380 412L452 424Q478 430 476 448 472 464 446 462L318 456Q270 450 272 400Z"
        className="fill-butter"
      />
      <path d="M272 330H356V348H272ZM272 366H356V382H272Z" className="fill-tomato" />
      <path
        d="M432 421 452 424Q478 430 476 448 472 464 446 462L434 461.5Q446 440 432 421Z"
        className="fill-tomato"
      />
      <Face x={314} y={414} r={19} tone="tomato" line={2.5} />
      <g transform="translate(566 300)">
        <path d="M-50-90H50V40H-50Z" className="fill-white" />
        <path
          d="M-30-66h20v20h-20ZM10-66h20v20H10ZM-10-46h20v20h-20ZM-30-26h20v20h-20ZM10-26h20v20H10Z"
          className="fill-tomato"
          strokeWidth="2"
        />
        <path d="M-32 10H30M-32 24H8" strokeWidth="2.5" />
      </g>
      <Bloom x={70} y={180} r={26} />
      <path d="M36 250H104M36 268H84" strokeWidth="3" />
    </Drawing>
  );
}

function Cone({ x, fill }: { x: number; fill: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-14 24H14L34 88Q36 96 28 96H-28Q-36 96-34 88Z" className={fill} />
      <path d="M-17 38 20 46M-22 54 26 64M-27 70 30 82" strokeWidth="2" opacity="0.5" />
      <path d="M-8 24V12H8V24" className="fill-kraft" />
    </g>
  );
}
