import { Ground, Mug, Pencil, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Assess: the sketch on a napkin, and the price it has to meet. */
export function NapkinDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Napkin with a pencil sketch of a mug and its measurements, a price tag, a cup of coffee and an hourglass"
      ground="fill-sky"
    >
      <Napkin />
      <Tag />
      <Hourglass />
      <Cup />
      <Pencil x={330} y={388} angle={28} length={150} />
    </Drawing>
  );
}

function Napkin() {
  return (
    <g transform="rotate(-6 250 260)">
      <Shade d="M84 92H422V430H84Z" strength={0.16} />
      <path
        d="M70 78Q90 70 110 78T150 78 190 78 230 78 270 78 310 78 350 78 390 78 410 78Q418 98 410 118T410 158 410 198 410 238 410 278 410 318 410 358 410 398 410 418Q390 426 370 418T330 418 290 418 250 418 210 418 170 418 130 418 90 418 70 418Q62 398 70 378T70 338 70 298 70 258 70 218 70 178 70 138 70 98Z"
        className="fill-white"
      />
      <path d="M240 84V412M76 248H404" strokeWidth="2" opacity="0.2" />
      <g className="stroke-tomato" strokeWidth="4">
        <path d="M160 172c4 50-2 110 10 168q60 14 132 0c8-60 8-120 6-170" />
        <path d="M158 172q74-22 152-2-70 20-152 2Z" />
        <path d="M310 204c44-10 62 12 56 48s-34 52-60 46M308 226c22-6 34 4 30 28s-18 30-32 28" />
        <circle cx="232" cy="262" r="40" />
        <path d="M218 250v10M246 250v10M212 272q20 26 42-2" strokeWidth="5" />
      </g>
      <path
        d="M126 172V342M118 182l8-12 8 12M118 332l8 12 8-12M172 378H306M182 370l-12 8 12 8M296 370l12 8-12 8"
        strokeWidth="2.5"
      />
      <path d="M104 116H190M104 132H160" strokeWidth="2.5" />
    </g>
  );
}

function Tag() {
  return (
    <g transform="translate(448 96) rotate(12)">
      <path d="M22 52C-30 30-48 90-96 74" strokeWidth="2.5" />
      <Shade d="M46 6H172V112H46L16 60Z" strength={0.18} />
      <path d="M40-4H160V104H40L6 50Z" className="fill-butter" />
      <circle cx="34" cy="50" r="9" className="fill-sky" />
      <path
        d="M104 20V80M120 34q-8-8-18-6-14 2-12 12 2 8 14 10 16 2 16 12-2 12-18 10-10-2-16-8"
        strokeWidth="6"
      />
    </g>
  );
}

function Hourglass() {
  return (
    <g transform="translate(552 226)">
      <Ground x={0} y={142} rx={52} />
      <path
        d="M-32 12H32Q32 48 8 66 32 84 32 122H-32Q-32 84-8 66-32 48-32 12Z"
        className="fill-white"
      />
      <path
        d="M-22 36H22Q18 50 0 62-18 50-22 36ZM-28 120Q-22 96 0 92T28 120Z"
        className="fill-tomato"
        strokeWidth="2"
      />
      <path d="M0 66V92" className="stroke-tomato" />
      <path d="M-42 0H42V14H-42ZM-42 122H42V138H-42Z" className="fill-leaf" />
    </g>
  );
}

function Cup() {
  return (
    <g>
      <Ground x={540} y={450} rx={84} ry={12} />
      <ellipse cx="536" cy="444" rx="84" ry="13" className="fill-paper" />
      <Mug x={528} y={446} size={76} fill="fill-tomato" />
    </g>
  );
}
