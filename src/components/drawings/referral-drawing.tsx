import { Face, Ground, Pencil, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** An introduction: a sealed letter from somebody both sides know. */
export function ReferralDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Closed letter with a red wax seal and a blacked-out address, on top of a second one, beside a fountain pen"
      ground="fill-sky"
    >
      <g transform="rotate(9 360 220)">
        <path d="M180 90H560V330H180Z" className="fill-butter" />
      </g>
      <g transform="rotate(-6 310 250)">
        <Shade d="M110 138H550V404H110Z" strength={0.16} />
        <path d="M94 122H534V388H94Z" className="fill-paper" />
        <path d="M94 388 272 250M534 388 356 250" />
        <path d="M94 122 314 286 534 122Z" className="fill-white" />
        <path d="M120 122 314 266 508 122" strokeWidth="2" opacity="0.4" />
        <path
          d="M314 214c26-8 42 4 52 18 16 6 22 24 14 40 4 18-8 34-24 38-14 14-36 14-50 4-20 2-34-10-36-26-12-14-8-34 4-42 4-18 22-30 40-32Z"
          className="fill-tomato"
        />
        <circle cx="322" cy="266" r="36" />
        <Face x={322} y={266} r={27} tone="tomato" line={0.1} />
        <path d="M128 332h74v12h-74ZM128 354h112v12H128Z" className="fill-ink stroke-none" />
        <path
          d="M456 330h48v40h-48Z"
          className="fill-blush"
          strokeWidth="2.5"
          strokeDasharray="4 4"
        />
      </g>
      <Ground x={430} y={440} rx={130} ry={8} />
      <Pencil x={330} y={432} angle={-4} length={150} />
    </Drawing>
  );
}
