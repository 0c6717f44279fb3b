import { Face, Ground, Mug, Pencil, Shade, Spark } from './bits.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Quality assurance: the run is held against the sealed sample. */
export function InspectionDrawing(props: DrawingProps) {
  return (
    <Drawing
      {...props}
      label="Checklist with ticks beside a magnifying glass that measures the print on a mug, next to a sealed sample under a glass dome"
      ground="fill-kraft"
    >
      <path d="M0 392H640" />
      <Shade d="M0 393.5H640V480H0Z" strength={0.1} />
      <Clipboard />
      <Ground x={560} y={414} rx={84} ry={12} />
      <SealedSample />
      <Ground x={346} y={424} rx={104} ry={14} />
      <Mug x={336} y={418} size={172} fill="fill-paper" />
      <Loupe />
      <Pencil x={150} y={448} angle={-8} length={130} />
    </Drawing>
  );
}

function Clipboard() {
  return (
    <g transform="rotate(-5 130 230)">
      <Shade d="M40 72H236V410H40Z" strength={0.2} />
      <path
        d="M28 60H224Q230 60 230 66V392Q230 398 224 398H28Q22 398 22 392V66Q22 60 28 60Z"
        className="fill-tomato"
      />
      <path d="M42 84H210V380H42Z" className="fill-paper" />
      <path d="M86 74V56H106Q106 38 126 38T146 56H166V74Z" className="fill-butter" />
      <circle cx="126" cy="54" r="5" className="fill-ink" />
      <path d="M58 108H158" strokeWidth="6" />
      {[140, 186, 232, 278].map((y) => (
        <g key={y}>
          <path d={`M58 ${y}h28v28h-28Z`} className="fill-white" />
          <path d={`M102 ${y + 8}h92M102 ${y + 21}h60`} strokeWidth="2.5" />
        </g>
      ))}
      <path
        d="M63 152l8 10 18-24M63 198l8 10 18-24M63 244l8 10 18-24"
        className="stroke-leaf"
        strokeWidth="6"
      />
      <path d="M64 284l16 16M80 284l-16 16" className="stroke-tomato" strokeWidth="6" />
      <path d="M58 352q12-26 22-4t18-8 14 8 20-6" strokeWidth="2.5" />
      <Spark x={184} y={348} r={17} />
    </g>
  );
}

function SealedSample() {
  return (
    <g>
      <Mug x={556} y={372} size={104} fill="fill-paper" />
      <path
        d="M474 376V262C474 196 506 170 556 170S638 196 638 262V376Z"
        className="fill-sky"
        opacity="0.45"
      />
      <path d="M474 376V262C474 196 506 170 556 170S638 196 638 262V376Z" />
      <path d="M492 340V266Q492 228 512 206" className="stroke-white" strokeWidth="7" />
      <circle cx="556" cy="158" r="13" className="fill-butter" />
      <path d="M462 376H650V404H462Z" className="fill-leaf" />
      <path d="M498 390h74" className="stroke-white" strokeWidth="5" />
      <g transform="translate(600 380)">
        <path d="M-12 20-20 58l16-8 8 14 10-38Z" className="fill-tomato" />
        <circle r="27" className="fill-butter" />
        <circle r="18" strokeWidth="2" />
        <path d="M-9 0l7 8 12-16" strokeWidth="4" />
      </g>
    </g>
  );
}

function Loupe() {
  return (
    <g transform="translate(12 46) scale(.93)" strokeWidth="3.2">
      <path d="M398 262 452 148" strokeWidth="22" />
      <path d="M398 262 452 148" className="stroke-tomato" strokeWidth="15" />
      <circle cx="342" cy="326" r="92" className="fill-paper" strokeWidth="14" />
      <circle cx="342" cy="326" r="92" className="stroke-butter" strokeWidth="8" />
      <Face x={342} y={330} r={56} />
      <path
        d="M286 256V244M398 256V244M286 250H398M296 244l-10 6 10 6M388 244l10 6-10 6"
        className="stroke-tomato"
        strokeWidth="3"
      />
      <path
        d="M286 262V276M398 262V276"
        className="stroke-tomato"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
      <path d="M272 306Q280 270 304 256" className="stroke-white" strokeWidth="7" />
    </g>
  );
}
