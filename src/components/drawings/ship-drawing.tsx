import { Carton, Face, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Supply chain: parts by sea and by air, on two routes to one quay. */
export function ShipDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Loaded container ship arriving at a quay with cartons, a plane above it and two dashed routes to the same pin"
      ground="fill-sky"
    >
      <circle cx="96" cy="92" r="44" className="fill-butter" />
      <Cloud x={196} y={120} />
      <Cloud x={470} y={196} />
      <path
        d="M40 226C150 130 250 52 330 72S500 90 556 152"
        className="stroke-paper"
        strokeWidth="4"
        strokeDasharray="4 12"
      />
      <Plane />
      <Ship />
      <Sea />
      <Quay />
    </Drawing>
  );
}

function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 0Q-16 0-16-13T2-26Q10-46 32-38 56-42 58-22 76-20 74-8T60 0Z"
      className="fill-white"
    />
  );
}

function Plane() {
  return (
    <g transform="translate(322 72) rotate(6)">
      <path d="M-64-6-82-34h14l26 22M-4 8-44 44h18L36 8" className="fill-paper" />
      <path
        d="M-70-10Q-66-20-50-20H44Q76-18 80-4 78 10 46 12H-30Q-62 10-70-10Z"
        className="fill-paper"
      />
      <path d="M-70-10Q-62 10-30 12H46Q78 10 80-4Z" className="fill-tomato" />
      <path d="M-6-14-34-46h16L30-14" className="fill-paper" />
      <path d="M-30-8h.1M-14-8h.1M2-8h.1M18-8h.1M34-8h.1" strokeWidth="6" />
      <path d="M54-16q8 4 10 10h13" className="fill-sky" strokeWidth="2.5" />
    </g>
  );
}

const boxes = [
  [118, 268, 'fill-tomato'],
  [194, 268, 'fill-butter'],
  [270, 268, 'fill-leaf'],
  [346, 268, 'fill-blush'],
  [118, 222, 'fill-kraft'],
  [194, 222, 'fill-leaf'],
  [270, 222, 'fill-tomato'],
  [194, 176, 'fill-blush'],
] as const;

function Ship() {
  return (
    <g>
      {boxes.map(([x, y, fill]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0 0H76V46H0Z" className={fill} />
          <path d="M12 8V38M25 8V38M38 8V38M51 8V38M64 8V38" strokeWidth="2" opacity="0.45" />
        </g>
      ))}
      <Face x={232} y={199} r={15} line={2.5} />
      <path d="M34 206H102V316H34Z" className="fill-paper" />
      <path d="M26 190H110V208H26Z" className="fill-paper" />
      <path d="M46 222h44v18h-44Z" className="fill-ink" />
      <path d="M50 262h.1M68 262h.1M86 262h.1M50 286h.1M68 286h.1M86 286h.1" strokeWidth="9" />
      <path d="M52 190V144H84V190" className="fill-tomato" />
      <path d="M52 158H84" className="stroke-white" strokeWidth="7" />
      <path d="M8 314H446L404 420H44Q14 390 8 314Z" className="fill-ink" />
      <path d="M17 366H425L404 420H44Q24 400 17 366Z" className="fill-tomato" />
      <path d="M388 340h.1M408 340h.1" className="stroke-butter" strokeWidth="7" />
      <path d="M60 342h70" className="stroke-paper" strokeWidth="5" />
    </g>
  );
}

function Sea() {
  return (
    <g>
      <path
        d="M-10 404q20-16 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V490H-10Z"
        className="fill-paper"
      />
      <Shade
        d="M-10 440q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V490H-10Z"
        strength={0.07}
      />
      <path
        d="M60 440q12-9 24 0t24 0M210 452q12-9 24 0t24 0 24 0M360 436q12-9 24 0t24 0"
        strokeWidth="2.5"
      />
    </g>
  );
}

function Quay() {
  return (
    <g>
      <path d="M466 372H660V490H466Z" className="fill-kraft" />
      <path d="M466 372H660V392H466Z" className="fill-paper" />
      <path
        d="M492 412h40M560 412h50M516 436h60M600 436h30M488 460h40M556 460h56"
        strokeWidth="2"
        opacity="0.5"
      />
      <path d="M478 372v-14h-6v-12h24v12h-6v14" className="fill-ink" />
      <Carton x={520} y={310} w={82} h={62} />
      <Carton x={530} y={258} w={64} h={50} />
      <path
        d="M556 216C526 184 524 150 556 146S588 184 556 216Z"
        className="fill-tomato"
        strokeWidth="3"
      />
      <circle cx="556" cy="172" r="11" className="fill-paper" />
      <Spark x={612} y={60} r={16} fill="fill-paper" />
      <path
        d="M446 300Q500 262 548 226"
        className="stroke-paper"
        strokeWidth="4"
        strokeDasharray="4 12"
      />
    </g>
  );
}
