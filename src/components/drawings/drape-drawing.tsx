import { Face, Ground, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** A private product: under its cloth, with every line of its label blacked out. */
export function DrapeDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Something on a pedestal under a red cloth, with a smiley whose eyes are covered by a black bar, a velvet rope in front and a label that is blacked out"
      ground="fill-kraft"
      width={760}
      height={580}
    >
      <path d="M0 0H760V432H0Z" className="fill-blush stroke-none" />
      <path d="M40 0V432M720 0V432" strokeWidth="2" opacity="0.35" />
      <path d="M0 432H760" />
      <Shade d="M250 0H510L640 432H120Z" strength={0.05} />
      <Ground x={380} y={504} rx={210} ry={18} />
      <path d="M270 418H490V500H270Z" className="fill-paper" />
      <path d="M250 500H510V520H250Z" className="fill-paper" />
      <Shade d="M440 418H490V500H440Z" />
      <Cloth />
      <Plate />
      <Rope />
    </Drawing>
  );
}

function Cloth() {
  return (
    <g>
      <path
        d="M380 70C430 70 452 96 462 132 482 150 494 176 498 214 506 290 530 340 552 410Q540 436 514 420 494 444 466 424 444 446 418 426 394 450 366 426 340 446 318 424 290 444 268 422 242 438 214 412C236 340 256 290 262 214 266 176 278 150 298 132 308 96 330 70 380 70Z"
        className="fill-tomato"
      />
      <Shade
        d="M462 132C482 150 494 176 498 214 506 290 530 340 552 410Q540 436 514 420 494 444 466 424C476 330 484 220 462 132Z"
        strength={0.2}
      />
      <Shade
        d="M318 424C330 340 322 260 336 190 320 260 296 340 268 422 290 444 318 424 318 424Z"
        strength={0.2}
      />
      <path
        d="M318 424C330 340 322 260 336 190M418 426C424 350 416 270 420 206M268 422C290 350 298 290 300 230M466 424C470 350 462 290 458 236M366 426C370 390 368 340 372 300"
        strokeWidth="2.5"
      />
      <g transform="translate(380 256) rotate(-4)">
        <circle r="72" className="fill-paper" />
        <Face x={0} y={0} r={60} />
        <path d="M-92-34H92V-2H-92Z" className="fill-ink stroke-paper" />
      </g>
    </g>
  );
}

function Plate() {
  return (
    <g transform="rotate(4 620 130)">
      <Shade d="M552 70H720V232H552Z" />
      <path d="M542 60H708V220H542Z" className="fill-white" />
      <path d="M558 84H692" strokeWidth="2" />
      <path
        d="M558 106H652V120H558ZM558 134H690V148H558ZM558 162H628V176H558ZM558 190H676V204H558Z"
        className="fill-ink stroke-none"
      />
      <circle cx="625" cy="60" r="9" className="fill-butter" />
    </g>
  );
}

function Rope() {
  return (
    <g>
      {[70, 690].map((x) => (
        <g key={x}>
          <Ground x={x} y={548} rx={50} ry={9} />
          <path d={`M${x} 540V352`} strokeWidth="16" />
          <path d={`M${x} 540V352`} className="stroke-butter" strokeWidth="10" />
          <circle cx={x} cy="342" r="17" className="fill-butter" />
          <path d={`M${x - 40} 548q40-34 80 0Z`} className="fill-butter" />
        </g>
      ))}
      <path d="M78 372C180 560 580 560 682 372" strokeWidth="20" />
      <path d="M78 372C180 560 580 560 682 372" className="stroke-leaf" strokeWidth="14" />
    </g>
  );
}
