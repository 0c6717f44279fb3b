import { Carton, Ground, Mug, Pencil, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** After an introduction: two cups, one agreement, and a crate with a code name. */
export function AgreementDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Agreement with two signatures between two mugs, and behind it a carton that carries only a question mark"
      ground="fill-leaf"
    >
      <path d="M-10 286H650V490H-10Z" className="fill-kraft" />
      <path d="M0 340H640M0 400H640" strokeWidth="2" opacity="0.2" />
      <Ground x={482} y={300} rx={130} />
      <Carton x={392} y={134} w={150} h={160} tape="fill-ink" />
      <path d="M446 226q0-26 24-26t24 24q0 14-14 22-10 6-10 18M470 284h.1" strokeWidth="11" />
      <Ground x={106} y={346} rx={74} />
      <Mug x={100} y={342} size={120} fill="fill-butter" />
      <g transform="rotate(-4 300 360)">
        <Shade d="M196 206H428V458H196Z" strength={0.22} />
        <path d="M182 190H412V442H182Z" className="fill-white" />
        <path d="M206 218H322" strokeWidth="7" />
        <path d="M206 250H388M206 270H372M206 290H388" strokeWidth="2.5" />
        <path d="M206 306h96v14h-96ZM316 306h52v14h-52Z" className="fill-ink stroke-none" />
        <path d="M206 340H388M206 360H340" strokeWidth="2.5" />
        <path d="M206 420H286M308 420H388" strokeWidth="2" />
        <path d="M212 412q10-24 18-4t16-8 12 8 18-6" className="stroke-tomato" />
        <path d="M314 410q4-26 18-16t-6 20 22-14 12 10 20-8" />
        <path d="M366 206a18 18 0 1 0 .1 0" className="fill-tomato" />
      </g>
      <Pencil x={396} y={420} angle={-28} length={120} />
      <Ground x={566} y={444} rx={66} />
      <Mug x={552} y={440} size={116} fill="fill-tomato" />
    </Drawing>
  );
}
