import { Bloom, Carton, Face, Ground, Mug, Pencil, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** From a sketch to a pallet: everything between the two, on one floor. */
export function PalletDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="From left to right: a pinned sketch of a mug, the sample, its open mailer box, and a pallet of cartons with a shipping label"
      ground="fill-paper"
      width={760}
      height={580}
    >
      <path d="M0 470H760" />
      <path d="M0 470H760V580H0Z" className="fill-kraft stroke-none" />
      <path
        d="M0 470H760M0 512H760M0 552H760M120 470 60 580M380 470V580M640 470 700 580"
        strokeWidth="2"
        opacity="0.25"
      />
      <path d="M0 470H760" />
      <path
        d="M300 124C344 84 400 92 430 122M416 122l16 4 4-17"
        strokeWidth="3"
        strokeDasharray="none"
      />
      <Sketch />
      <Pallet />
      <Mailer />
      <Ground x={118} y={502} rx={78} ry={10} />
      <Mug x={112} y={500} size={136} fill="fill-tomato" />
      <Pencil x={36} y={548} angle={-6} length={140} />
    </Drawing>
  );
}

function Sketch() {
  return (
    <g transform="rotate(-4 180 200)">
      <Shade d="M52 46H314V346H52Z" strength={0.12} />
      <path d="M38 32H300V330H38Z" className="fill-sky" />
      <path
        d="M38 70H300M38 108H300M38 146H300M38 184H300M38 222H300M38 260H300M38 298H300M76 32V330M114 32V330M152 32V330M190 32V330M228 32V330M266 32V330"
        className="stroke-white"
        strokeWidth="2"
      />
      <path d="M96 132c4 46 0 92 10 146q48 12 102 0c8-54 8-100 6-146" className="fill-white" />
      <path d="M96 132q58-20 118 0-58 18-118 0Z" className="fill-white" />
      <path d="M214 158c36-8 50 10 46 40s-28 44-50 38M213 178c18-4 28 4 24 22s-14 26-26 24" />
      <circle cx="152" cy="208" r="32" />
      <path d="M141 198v9M163 198v9M136 216q16 20 34-2" strokeWidth="4" />
      <g className="stroke-tomato" strokeWidth="2.5">
        <path d="M70 132V280M63 142l7-10 7 10M63 270l7 10 7-10" />
        <path d="M98 302H212M108 295l-10 7 10 7M202 295l10 7-10 7" />
        <path d="M232 108H282M232 108l-26 18" />
      </g>
      <path d="M56 54H140M56 66H110" strokeWidth="4" />
      <circle cx="168" cy="34" r="9" className="fill-tomato" />
    </g>
  );
}

function Mailer() {
  return (
    <g transform="translate(6 12)">
      <Ground x={322} y={520} rx={130} ry={14} />
      <path d="M222 384 250 254 420 254 440 384Z" className="fill-tomato" />
      <path d="M240 372 262 268H408L424 372Z" className="stroke-white" strokeWidth="2" />
      <text
        x="336"
        y="322"
        textAnchor="middle"
        className="fill-white stroke-none font-display"
        fontSize="44"
        fontWeight="800"
      >
        hello!
      </text>
      <path d="M212 398 222 384H440L450 398Z" className="fill-ink" />
      <path
        d="M226 396C232 366 258 378 270 362S310 356 322 370 366 350 382 364 420 358 440 396Z"
        className="fill-white"
      />
      <path
        d="M256 386c10-6 14-10 18-18M314 386c4-8 10-12 16-16M372 386c4-8 8-12 14-16"
        strokeWidth="2"
      />
      <path d="M212 398H450L442 522H220Z" className="fill-kraft" />
      <Bloom x={331} y={458} r={27} />
      <path d="M240 500H280M240 488H268" strokeWidth="2.5" />
    </g>
  );
}

const rows = [
  { y: 378, xs: [488, 576, 664] },
  { y: 300, xs: [488, 576, 664] },
  { y: 222, xs: [488, 576, 664] },
  { y: 150, xs: [530, 618] },
] as const;

function Pallet() {
  return (
    <g transform="translate(-20 8)">
      <Ground x={620} y={510} rx={170} ry={14} />
      {rows.flatMap(({ y, xs }, level) =>
        xs.map((x) => (
          <Carton
            key={`${x} ${y}`}
            x={x}
            y={y}
            w={88}
            h={level === 3 ? 72 : 78}
            depth={26}
            fill={level === 3 && x === 618 ? 'fill-butter' : 'fill-kraft'}
          />
        )),
      )}
      <path d="M476 456H764L744 470H466Z" className="fill-kraft" />
      <path
        d="M470 456H752V472H470ZM470 492H752V506H470ZM478 472H510V492H478ZM594 472H628V492H594ZM712 472H744V492H712Z"
        className="fill-kraft"
      />
      <Shade d="M470 492H752V506H470Z" />
      <path
        d="M488 250 752 226M488 330 752 306M488 410 752 388"
        className="stroke-white"
        strokeWidth="5"
        opacity="0.6"
      />
      <g transform="translate(536 268) rotate(-3)">
        <path d="M0 0H132V108H0Z" className="fill-white" />
        <Face x={30} y={30} r={18} line={2.5} />
        <path d="M60 24H116M60 38H98" strokeWidth="3" />
        <path d="M12 60H120" strokeWidth="2" />
        <path
          d="M16 72V96M24 72V96M42 72V96M60 72V96M66 72V96M84 72V96M102 72V96M112 72V96"
          strokeWidth="3"
          strokeLinecap="butt"
        />
        <path d="M33 72V96M51 72V96M75 72V96M93 72V96" strokeWidth="6" strokeLinecap="butt" />
      </g>
      <Spark x={652} y={188} r={16} fill="fill-tomato" />
    </g>
  );
}
