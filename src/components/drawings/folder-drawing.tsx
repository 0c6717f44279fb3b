import { Face, Ground, Shade } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** In confidence: a file whose every line is blacked out. */
export function FolderDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Folder tied with red ribbon, a photo with its eyes covered clipped to it, and pages whose lines are blacked out, beside a padlock"
      ground="fill-butter"
    >
      <Shade d="M104 74H520V430H104Z" strength={0.14} />
      <g transform="rotate(3 300 220)">
        <path d="M120 50H480V380H120Z" className="fill-white" />
        <path
          d="M150 84H270V100H150ZM150 116H430V132H150ZM150 148H390V164H150Z"
          className="fill-ink stroke-none"
        />
      </g>
      <path
        d="M88 144V112Q88 100 100 100H236L260 130H492Q504 130 504 142V404Q504 416 492 416H100Q88 416 88 404Z"
        className="fill-kraft"
      />
      <path d="M88 160H504" strokeWidth="2" opacity="0.4" />
      <path d="M116 112H208V124H116Z" className="fill-ink stroke-none" />
      <path d="M296 160V416" className="stroke-ink" strokeWidth="20" />
      <path d="M296 160V416" className="stroke-tomato" strokeWidth="14" />
      <path
        d="M296 292C250 250 236 276 250 292S280 300 296 292C342 250 356 276 342 292S312 300 296 292L268 348M296 292l30 54"
        className="fill-tomato"
      />
      <g transform="rotate(-5 180 270)">
        <path d="M118 196H236V336H118Z" className="fill-paper" />
        <path d="M130 208H224V302H130Z" className="fill-sky" />
        <Face x={177} y={262} r={34} />
        <path d="M132 240H222V258H132Z" className="fill-ink" />
        <path d="M134 314h60v10h-60Z" className="fill-ink stroke-none" />
        <path d="M168 222V180Q168 172 177 172T186 180V212" strokeWidth="4" />
      </g>
      <Ground x={522} y={430} rx={76} />
      <path d="M478 290V256Q478 214 522 214T566 256V290" strokeWidth="19" />
      <path
        d="M478 290V256Q478 214 522 214T566 256V290"
        className="stroke-paper"
        strokeWidth="12"
      />
      <path d="M452 284H592V416Q592 426 582 426H462Q452 426 452 416Z" className="fill-leaf" />
      <Shade d="M566 284H592V416Q592 426 582 426H560Z" strength={0.18} />
      <path d="M522 336a17 17 0 0 1 9 32l5 28h-28l5-28a17 17 0 0 1 9-32Z" className="fill-butter" />
    </Drawing>
  );
}
