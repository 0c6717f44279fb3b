import { Carton, Face, Ground, Shade } from './bits.tsx';

/** The delivery van with its door open, its wheels at 420 units from the top. */
export function Van() {
  return (
    <g>
      <Ground x={412} y={412} rx={222} ry={12} />
      <path
        d="M214 372V138Q214 112 240 112H462Q476 112 484 122L552 222H588Q612 222 612 246V372Z"
        className="fill-tomato"
      />
      <Shade d="M214 330H612V372H214Z" strength={0.18} />
      <path d="M226 138Q226 126 238 126H330V360H226Z" className="fill-ink" />
      <Carton x={232} y={278} w={80} h={78} depth={14} />
      <Carton x={240} y={206} w={68} h={62} depth={14} />
      <path d="M330 118V366" />
      <path d="M432 146H462L520 224H432Z" className="fill-sky" />
      <path d="M446 208l28-46" className="stroke-white" strokeWidth="5" />
      <path d="M420 132V366M420 262H548" strokeWidth="2.5" />
      <path d="M440 278h24" strokeWidth="6" />
      <Face x={376} y={218} r={34} />
      <path d="M598 258h14v28h-14Z" className="fill-butter" />
      <path d="M204 360H622V380H204Z" className="fill-paper" />
      {[292, 538].map((x) => (
        <g key={x}>
          <circle cx={x} cy="378" r="42" className="fill-ink" />
          <circle cx={x} cy="378" r="20" className="fill-paper" />
          <circle cx={x} cy="378" r="5" className="fill-ink" />
        </g>
      ))}
    </g>
  );
}
