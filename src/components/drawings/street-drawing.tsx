import { Bloom, Carton, Face, Ground, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Van } from './van.tsx';

/** The second order: the van comes back to a door that already knows it. */
export function StreetDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Front door number two with a smiling face in the window, a first parcel on the mat, a mailbox with its flag up, and the van that brings the next one"
      ground="fill-butter"
      width={1200}
      height={420}
    >
      <path d="M-10 356H1210V430H-10Z" className="fill-kraft" />
      <path
        d="M40 392H120M240 392H320M440 392H520M640 392H720M840 392H920M1040 392H1120"
        className="stroke-paper"
        strokeWidth="6"
      />
      <circle cx="1098" cy="84" r="44" className="fill-tomato" />
      <path
        d="M700 96Q684 96 684 82T704 68Q712 46 736 54 762 50 766 72 784 74 782 86T766 96Z"
        className="fill-white"
      />
      <Tree x={66} />
      <Tree x={1146} />
      <House />
      <Mailbox />
      <g transform="translate(1160 64) scale(-.78 .78)" strokeWidth="3.8">
        <Van />
      </g>
      <path
        d="M1010 196H1052M1018 226H1072M1010 256H1046"
        strokeWidth="4"
        className="stroke-paper"
      />
    </Drawing>
  );
}

function Tree({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 356V216M0 286l24-24" strokeWidth="7" />
      <path
        d="M0 104C36 104 62 134 58 176S30 252 0 252-54 220-58 176-36 104 0 104Z"
        className="fill-leaf"
      />
      <Shade d="M20 108C46 118 62 146 58 176S30 252 0 252C28 220 40 160 20 108Z" strength={0.2} />
    </g>
  );
}

function House() {
  return (
    <g>
      <path d="M150 356V132H528V356Z" className="fill-blush" />
      <path d="M124 138 182 48H496L554 138Z" className="fill-tomato" />
      <path d="M146 104H532M164 76H514" strokeWidth="2" opacity="0.4" />
      <Shade d="M150 138H528V154H150Z" />
      <path d="M440 48V16H478V48" className="fill-paper" />
      <path d="M186 184H322V284H186Z" className="fill-sky" />
      <path d="M186 184Q190 250 204 284H186ZM322 184Q318 250 304 284H322Z" className="fill-white" />
      <Face x={254} y={246} r={32} />
      <path d="M186 284H322" strokeWidth="4" />
      <path d="M178 284H330V298H178Z" className="fill-paper" />
      <path d="M192 298H316V320H192Z" className="fill-kraft" />
      <Bloom x={214} y={290} r={13} />
      <Bloom x={254} y={288} r={13} fill="fill-butter" />
      <Bloom x={294} y={290} r={13} />
      <path d="M368 356V196Q368 176 388 176H460Q480 176 480 196V356Z" className="fill-leaf" />
      <path d="M386 214H462V262H386ZM386 280H462V338H386Z" strokeWidth="2.5" />
      <circle cx="466" cy="272" r="6" className="fill-butter" />
      <circle cx="424" cy="196" r="15" className="fill-butter" />
      <path d="M419 192q5-6 10-1t-10 12h11" strokeWidth="3" />
      <path d="M340 348H508L520 366H328Z" className="fill-paper" />
      <path d="M328 366H520V374H328Z" className="fill-paper" />
      <path d="M360 357H488" className="stroke-tomato" strokeWidth="6" />
      <Ground x={456} y={352} rx={64} ry={7} />
      <Carton x={408} y={288} w={76} h={62} depth={22} />
      <Face x={436} y={326} r={12} line={2.5} />
    </g>
  );
}

function Mailbox() {
  return (
    <g>
      <path d="M600 356V276" strokeWidth="9" />
      <path d="M562 276V236Q562 212 586 212H626Q650 212 650 236V276Z" className="fill-tomato" />
      <path d="M562 276V236Q562 212 583 212T604 236V276Z" className="fill-ink" />
      <path d="M570 244 618 232 622 262 574 272Z" className="fill-white" />
      <path d="M570 244 598 258 618 232" strokeWidth="2.5" />
      <path d="M638 240V190H664V206H640" className="fill-butter" />
      <Spark x={610} y={170} r={13} fill="fill-white" />
    </g>
  );
}
