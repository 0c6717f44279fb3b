import { Bloom, Carton, Face, Ground, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Van } from './van.tsx';

/** Make and launch: the first orders leave. */
export function ParcelsDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Red delivery van with its door open, loaded with cartons, and a hand truck with more of them on the way in"
      ground="fill-leaf"
    >
      <path d="M-10 402H650V490H-10Z" className="fill-kraft" />
      <path
        d="M40 446H120M190 446H270M340 446H420M490 446H570"
        className="stroke-paper"
        strokeWidth="6"
      />
      <Spark x={70} y={80} r={20} />
      <Spark x={560} y={56} r={16} fill="fill-blush" />
      <Bloom x={158} y={140} r={18} />
      <Van />
      <HandTruck />
    </Drawing>
  );
}

function HandTruck() {
  return (
    <g>
      <Ground x={112} y={432} rx={104} ry={11} />
      <g transform="rotate(-7 130 420)">
        <path d="M156 152V412M156 152q0-24 24-24" strokeWidth="9" />
        <path d="M62 412H160" strokeWidth="9" />
        <Carton x={48} y={318} w={92} h={88} depth={12} />
        <Carton x={56} y={236} w={84} h={76} depth={12} />
        <Carton x={66} y={172} w={70} h={58} depth={12} fill="fill-butter" />
        <Face x={80} y={366} r={16} line={2.5} />
      </g>
      <circle cx="170" cy="412" r="22" className="fill-ink" />
      <circle cx="170" cy="412" r="9" className="fill-paper" />
    </g>
  );
}
