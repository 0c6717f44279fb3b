import { Face, Pencil, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** A good search: material, quantity and market on one line each. */
export function BriefDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Order pad with three lines: a fabric swatch for the material, a stack of cartons for the quantity, a globe for the market"
      ground="fill-leaf"
    >
      <g transform="rotate(-3 310 240)">
        <Shade d="M124 50H524V456H124Z" strength={0.25} />
        <path d="M108 34H508V440H108Z" className="fill-butter" />
        <path d="M108 62H508V432H108Z" className="fill-paper" />
        <path d="M108 34H508V66H108Z" className="fill-tomato" />
        <path
          d="M148 50h.1M188 50h.1M228 50h.1M268 50h.1M308 50h.1M348 50h.1M388 50h.1M428 50h.1M468 50h.1"
          className="stroke-paper"
          strokeWidth="10"
        />
        <path d="M108 184H508M108 304H508" strokeWidth="2" strokeDasharray="7 7" />
        <path
          d="M142 94l8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8v66l-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8Z"
          className="fill-blush"
        />
        <path
          d="M156 118h.1M174 118h.1M192 118h.1M165 134h.1M183 134h.1"
          className="stroke-tomato"
          strokeWidth="7"
        />
        <path d="M236 116H420" strokeWidth="7" />
        <path d="M236 138H350" strokeWidth="3" />
        <path
          d="M140 276V246H172V276ZM178 276V246H210V276ZM159 242V212H191V242Z"
          className="fill-kraft"
        />
        <path d="M151 246v10M189 246v10M175 212v10" className="stroke-tomato" strokeWidth="6" />
        <path d="M236 234H380" strokeWidth="7" />
        <path d="M236 256H450" strokeWidth="3" />
        <circle cx="176" cy="368" r="38" className="fill-sky" />
        <path
          d="M150 344q16 4 18 14t-10 14-4 18q-14-10-16-24t12-22ZM186 334q16 4 22 16t-4 18-14-2-12-14 8-18ZM182 384q10-6 20 0-6 14-20 18Z"
          className="fill-leaf"
          strokeWidth="2"
        />
        <circle cx="176" cy="368" r="38" />
        <path d="M236 356H404" strokeWidth="7" />
        <path d="M236 378H330" strokeWidth="3" />
        <path
          d="M448 100l12 14 24-30M448 226l12 14 24-30"
          className="stroke-leaf"
          strokeWidth="8"
        />
      </g>
      <Pencil x={462} y={392} angle={-34} length={140} />
      <Face x={566} y={96} r={38} />
    </Drawing>
  );
}
