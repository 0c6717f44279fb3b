import { Face, Ground, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** One line to the team: a telephone without a dial, because it knows only one number. */
export function PhoneDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Red telephone with a smiley in place of its dial, ringing, its cord curling off the desk"
      ground="fill-blush"
    >
      <path d="M0 392H640" />
      <path d="M0 392H640V480H0Z" className="fill-kraft" />
      <Ground x={320} y={420} rx={210} ry={14} />
      <path
        d="M204 110l-26-30M244 84 230 50M436 110l26-30M396 84l14-34M320 74V40"
        strokeWidth="6"
        className="stroke-tomato"
      />
      <path d="M488 404c44-4 34 40 76 36s26-46 90-30" strokeWidth="8" />
      <path
        d="M150 404C150 300 208 232 252 222H388C432 232 490 300 490 404Q490 412 482 412H158Q150 412 150 404Z"
        className="fill-tomato"
      />
      <Shade
        d="M388 222C432 232 490 300 490 404Q490 412 482 412H420C436 340 420 270 360 222Z"
        strength={0.18}
      />
      <path d="M252 230V200H284V230M356 230V200H388V230" className="fill-paper" />
      <circle cx="320" cy="330" r="66" className="fill-paper" />
      <Face x={320} y={330} r={50} />
      <path
        d="M140 186C140 130 220 116 320 116S500 130 500 186Q502 224 464 224 430 224 428 196 426 176 404 172 364 166 320 166T236 172Q214 176 212 196 210 224 176 224 138 224 140 186Z"
        className="fill-tomato"
      />
      <path d="M166 168Q190 142 262 136" className="stroke-white" strokeWidth="7" />
      <path d="M156 206h44M440 206h44" strokeWidth="2.5" opacity="0.5" />
      <g transform="translate(92 330) rotate(-8)">
        <path d="M-52-40H52V50H-52Z" className="fill-butter" />
        <path d="M-36-20H28M-36 0H36M-36 20H12" strokeWidth="3" />
      </g>
    </Drawing>
  );
}
