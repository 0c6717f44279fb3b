import { Carton, Face, Ground, Mug, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Manufacturing: plain mugs go into the press and come out printed. */
export function LineDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Production line: plain mugs on a conveyor enter a red printing machine with a smiley window and come out printed, beside a carton"
      ground="fill-butter"
    >
      <path d="M0 414H640" />
      <Shade d="M0 415.5H640V480H0Z" strength={0.08} />
      <Hall />
      <Mug x={66} y={300} size={92} fill="fill-paper" isPrinted={false} />
      <Mug x={170} y={300} size={92} fill="fill-paper" isPrinted={false} />
      <Mug x={490} y={300} size={92} fill="fill-sky" />
      <Mug x={590} y={300} size={92} fill="fill-sky" />
      <Belt />
      <Press />
      <Ground x={520} y={452} rx={100} />
      <Carton x={440} y={366} w={120} h={84} />
      <Face x={480} y={420} r={17} line={2.5} />
    </Drawing>
  );
}

function Hall() {
  return (
    <g>
      <path d="M92 0V56M520 0V40" />
      <path d="M56 92Q60 56 92 56T128 92Z" className="fill-leaf" />
      <path d="M76 92q16 18 32 0" className="fill-paper" />
      <path d="M484 76Q488 40 520 40T556 76Z" className="fill-leaf" />
      <path d="M504 76q16 18 32 0" className="fill-paper" />
      <path d="M44 136H200V182H44Z" className="fill-paper" />
      <path d="M44 150H200" />
      <path
        d="M60 164h14M88 164h14M116 164h14M144 164h14M172 164h14"
        strokeWidth="8"
        strokeLinecap="butt"
      />
      <path
        d="M88 164h14M116 164h14"
        className="stroke-tomato"
        strokeWidth="8"
        strokeLinecap="butt"
      />
    </g>
  );
}

function Belt() {
  return (
    <g>
      <path
        d="M40 344V414M24 414H58M196 344V414M180 414H214M420 344V414M404 414H438M602 344V414M586 414H620"
        strokeWidth="8"
      />
      <path d="M-20 302H660V344H-20Z" className="fill-ink" />
      <path d="M-20 302H660" className="stroke-kraft" strokeWidth="5" />
      <path
        d="M20 323h.1M72 323h.1M124 323h.1M176 323h.1M228 323h.1M412 323h.1M464 323h.1M516 323h.1M568 323h.1M620 323h.1"
        className="stroke-paper"
        strokeWidth="22"
      />
      <path
        d="M20 323h.1M72 323h.1M124 323h.1M176 323h.1M228 323h.1M412 323h.1M464 323h.1M516 323h.1M568 323h.1M620 323h.1"
        strokeWidth="8"
      />
    </g>
  );
}

function Press() {
  return (
    <g>
      <Ground x={322} y={418} rx={136} ry={12} />
      <path d="M292 106V70H272V56H352V70H332V106Z" className="fill-paper" />
      <path d="M284 46c-10-12 6-18-2-30M312 42c-10-14 8-20-2-36M340 46c-10-12 6-18-2-30" />
      <path d="M226 136Q226 106 256 106H388Q418 106 418 136V396H226Z" className="fill-tomato" />
      <Shade d="M384 106h4Q418 106 418 136V396H384Z" strength={0.16} />
      <path d="M210 396H434V416H210Z" className="fill-paper" />
      <path d="M226 236H200V352H226ZM418 236H444V352H418Z" className="fill-paper" />
      <path d="M226 250H210V338H226M418 250H434V338H418" className="fill-ink" />
      <circle cx="304" cy="194" r="58" className="fill-paper" />
      <Face x={304} y={194} r={44} />
      <path
        d="M376 138h24v20h-24ZM376 170h24v20h-24ZM376 202h24v20h-24Z"
        className="fill-butter"
        strokeWidth="2.5"
      />
      <path d="M376 170h24v20h-24Z" className="fill-leaf" strokeWidth="2.5" />
      <path d="M376 202h24v20h-24Z" className="fill-sky" strokeWidth="2.5" />
      <path d="M250 276H394V340H250Z" className="fill-ink" />
      <path
        d="M266 322V308h14v14M292 322V296h14v26M318 322V302h14v20M344 322V290h14v32M366 322h14"
        className="stroke-butter"
        strokeWidth="5"
        strokeLinejoin="miter"
      />
      <path d="M250 368H394" className="stroke-white" strokeWidth="6" />
    </g>
  );
}
