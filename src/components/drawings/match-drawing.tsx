import { Bloom, Face, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** What a match of the factory search looks like: its card, with no factory's figures on it. */
export function MatchDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Factory card from the search results: name hidden behind a lock, place, what it makes, minimum order, lead time, unit price and certifications"
      ground="fill-butter"
      width={760}
      height={560}
    >
      <Shade d="M196 62H606V526H196Z" strength={0.14} />
      <g transform="rotate(4 420 280)">
        <path d="M206 44H606V510H206Z" className="fill-kraft" />
      </g>
      <path
        d="M198 40H570Q586 40 586 56V498Q586 514 570 514H198Q182 514 182 498V56Q182 40 198 40Z"
        className="fill-white"
      />
      <Factory />
      <path d="M212 180H392V200H212Z" className="fill-ink stroke-none" />
      <path
        d="M408 176h18v26h-18ZM411 176v-8q0-8 6-8t6 8v8"
        className="fill-butter"
        strokeWidth="2.5"
      />
      <path
        d="M220 214c-10 0-12 8-8 16l8 14 8-14c4-8 2-16-8-16Z"
        className="fill-tomato"
        strokeWidth="2.5"
      />
      <path d="M242 230H348" strokeWidth="4" />
      <path d="M212 262H540M212 280H470" strokeWidth="5" className="stroke-kraft" />
      <path d="M212 306H556" strokeWidth="2" strokeDasharray="6 7" />
      <Figures />
      <path d="M212 414H556" strokeWidth="2" strokeDasharray="6 7" />
      <Seals />
    </Drawing>
  );
}

function Factory() {
  return (
    <g>
      <path d="M182 152V56Q182 40 198 40H570Q586 40 586 56V152Z" className="fill-sky" />
      <path d="M500 152V64H524V152" className="fill-paper" />
      <path d="M500 82H524" className="stroke-tomato" strokeWidth="10" strokeLinecap="butt" />
      <path d="M512 54c-10-8 4-14 14-10 8-10 24-4 20 6" className="fill-white" />
      <path d="M270 152V100L330 72V100L390 72V100L450 72V152Z" className="fill-tomato" />
      <Shade
        d="M330 72V100L390 72V100L450 72V86L390 116 330 116 270 116V100L330 72Z"
        strength={0.12}
      />
      <path d="M286 152V122H314V152" className="fill-ink" />
      <path
        d="M336 120h24v16h-24ZM374 120h24v16h-24ZM412 120h24v16h-24Z"
        className="fill-butter"
        strokeWidth="2.5"
      />
      <path d="M450 152V112H548V152Z" className="fill-kraft" />
      <Face x={474} y={132} r={14} line={2.5} />
      <path d="M182 152H586" />
    </g>
  );
}

function Figures() {
  return (
    <g>
      <path
        d="M214 376V350H240V376ZM246 376V350H272V376ZM230 346V322H256V346Z"
        className="fill-kraft"
        strokeWidth="2.5"
      />
      <path d="M214 394H272" strokeWidth="4" />
      <path d="M344 324H424V376H344Z" className="fill-paper" strokeWidth="2.5" />
      <path d="M344 324H424V338H344Z" className="fill-tomato" strokeWidth="2.5" />
      <path d="M354 350h12M376 350h12M398 350h12M354 364h12M376 364h12" strokeWidth="4" />
      <path d="M350 394H418" strokeWidth="4" />
      <path d="M492 326H548V376H492L474 351Z" className="fill-butter" strokeWidth="2.5" />
      <circle cx="490" cy="351" r="4" className="fill-white" strokeWidth="2" />
      <path d="M524 336v30M531 343q-4-4-9-3-6 1-6 6t8 6 8 6-7 5-9-4" strokeWidth="3" />
      <path d="M482 394H548" strokeWidth="4" />
    </g>
  );
}

function Seals() {
  return (
    <g>
      <circle cx="236" cy="458" r="24" className="fill-leaf" />
      <path d="M225 458l8 9 15-18" className="stroke-white" strokeWidth="5" />
      <circle cx="304" cy="458" r="24" className="fill-butter" />
      <Spark x={304} y={459} r={14} fill="fill-tomato" />
      <circle cx="372" cy="458" r="24" className="fill-blush" />
      <Bloom x={372} y={458} r={14} />
      <path
        d="M424 440H548Q558 440 558 450V468Q558 478 548 478H424Q414 478 414 468V450Q414 440 424 440Z"
        className="fill-paper"
      />
      <path d="M436 459H536" strokeWidth="4" />
    </g>
  );
}
