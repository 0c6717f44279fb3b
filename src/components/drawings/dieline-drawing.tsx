import { Bloom, Face, Ground, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Packaging design: a mailer box unfolded, with its measurements, and folded. */
export function DielineDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Flat cut of a mailer box with fold lines, measurements and print marks, and the same box folded with its lid open"
      ground="fill-blush"
    >
      <Cut />
      <Measures />
      <PrintMarks />
      <Folded />
    </Drawing>
  );
}

function Cut() {
  return (
    <g>
      <Shade
        d="M128 48H328V138H394L402 152V218H328V312H402L394 376H328V446H128V376H62L54 312H128V218H54V152L62 138H128Z"
        strength={0.14}
      />
      <path
        d="M120 138V56Q120 40 136 40H304Q320 40 320 56V138H384L394 150V206L384 214H320V304H386L394 316V358L384 368H320V424Q320 436 308 436H132Q120 436 120 424V368H56L46 358V316L54 304H120V214H56L46 206V150L56 138Z"
        className="fill-kraft"
      />
      <path d="M120 138V56Q120 40 136 40H304Q320 40 320 56V138Z" className="fill-tomato" />
      <path
        d="M120 138H320M120 214H320M120 304H320M120 368H320M120 138V368M320 138V368M78 138V214M362 138V214"
        strokeWidth="2.5"
        strokeDasharray="10 7"
      />
      <Face x={220} y={90} r={34} />
      <Bloom x={220} y={258} r={26} />
      <path d="M182 404h76M198 418h44" strokeWidth="2.5" />
      <path d="M150 176h140M164 190h112" strokeWidth="2.5" className="stroke-paper" />
      <path d="M204 436q16-18 32 0" className="fill-blush" />
    </g>
  );
}

function Measures() {
  return (
    <g strokeWidth="2">
      <path d="M120 14V32M320 14V32M120 22H196M244 22H320M132 16l-12 6 12 6M308 16l12 6-12 6" />
      <path d="M213 29l7-15 7 15M216 24h8" strokeWidth="2.5" />
      <path d="M18 138H38M18 214H38M26 138V160M26 192V214M20 150l6-12 6 12M20 202l6 12 6-12" />
      <path d="M21 168h6q5 4 0 8h-6M27 176q7 4 0 8h-6v-16" strokeWidth="2.5" />
      <path d="M18 304H38M18 368H38M26 304V326M26 348V368M20 316l6-12 6 12M20 356l6 12 6-12" />
    </g>
  );
}

function PrintMarks() {
  return (
    <g strokeWidth="2.5">
      {(['fill-sky', 'fill-tomato', 'fill-butter', 'fill-ink', 'fill-leaf'] as const).map(
        (fill, index) => (
          <circle key={fill} cx={444 + index * 34} cy="42" r="13" className={fill} />
        ),
      )}
      <circle cx="448" cy="98" r="12" />
      <path d="M448 78V118M428 98H468" />
      <path d="M492 90H606M492 104H572" strokeWidth="2.5" />
    </g>
  );
}

function Folded() {
  return (
    <g transform="translate(52 44) scale(.92)" strokeWidth="3.2">
      <Ground x={520} y={428} rx={116} ry={16} />
      <path d="M424 292 458 162 606 148 618 270Z" className="fill-tomato" />
      <Shade d="M424 292 458 162 468 161 440 290Z" strength={0.2} />
      <path d="M440 272 470 176 594 164 604 256Z" className="stroke-white" strokeWidth="2" />
      <Face x={528} y={220} r={30} />
      <path d="M412 304 424 292 618 270 630 286Z" className="fill-ink" />
      <path
        d="M428 300C436 274 462 284 472 270S512 262 524 276 568 256 584 270 610 268 616 288L520 312Z"
        className="fill-white"
      />
      <path
        d="M452 296c12-10 18-8 26-18M506 296c4-10 14-12 18-20M562 290c4-8 12-10 16-18"
        strokeWidth="2"
      />
      <path d="M412 304 630 286V392L426 424Z" className="fill-kraft" />
      <path d="M412 304 426 424 402 404 396 316Z" className="fill-kraft" />
      <Shade d="M412 304 426 424 402 404 396 316Z" strength={0.2} />
      <path d="M482 350 572 341 573 368 484 378Z" className="fill-paper" />
      <path d="M496 360l60-6M497 369l40-4" strokeWidth="2.5" />
    </g>
  );
}
