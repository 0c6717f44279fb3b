/** Small things that several drawings share. Positions and sizes are in units of the board. */

type Spot = { x: number; y: number };

/** Flat shadow or shade: ink laid over a fill, without a line. */
export function Shade({ d, strength = 0.12 }: { d: string; strength?: number }) {
  return <path d={d} className="fill-ink stroke-none" opacity={strength} />;
}

/** What stands on a floor darkens it. */
export function Ground({ x, y, rx, ry = 9 }: Spot & { rx: number; ry?: number }) {
  return <ellipse cx={x} cy={y} rx={rx} ry={ry} className="fill-ink stroke-none" opacity="0.14" />;
}

/** The brand's face; `x` and `y` are its center. */
export function Face({
  x,
  y,
  r,
  tone = 'butter',
  line = 3,
}: Spot & { r: number; tone?: 'butter' | 'tomato' | 'blush' | 'sky' | 'paper'; line?: number }) {
  const fill = {
    butter: 'fill-butter',
    tomato: 'fill-tomato',
    blush: 'fill-blush',
    sky: 'fill-sky',
    paper: 'fill-paper',
  }[tone];
  const feature = tone === 'tomato' ? 'fill-white stroke-white' : 'fill-ink stroke-ink';
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      <circle r="100" className={fill} strokeWidth={(line * 100) / r} />
      <g className={feature}>
        <ellipse cx="-31" cy="-20" rx="10" ry="17" stroke="none" />
        <ellipse cx="31" cy="-20" rx="10" ry="17" stroke="none" />
        <path d="M-54 16C-44 48-24 60 0 60S44 48 54 16" className="fill-none" strokeWidth="14" />
      </g>
    </g>
  );
}

/** The brand's rounded star. */
export function Spark({ x, y, r, fill = 'fill-butter' }: Spot & { r: number; fill?: string }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${r / 20})`}
      d="M0-20 5.6-7.6 19-6.2 9 3 11.8 16.2 0 9.4-11.8 16.2-9 3-19-6.2-5.6-7.6Z"
      strokeWidth={60 / r}
      className={fill}
    />
  );
}

const petalAngles = [0, 60, 120, 180, 240, 300];

/** The brand's flower. */
export function Bloom({ x, y, r, fill = 'fill-tomato' }: Spot & { r: number; fill?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`} strokeWidth={60 / r}>
      {petalAngles.map((angle) => (
        <circle key={angle} cy="-12.5" r="8" transform={`rotate(${angle})`} className={fill} />
      ))}
      <circle r="10" className={`${fill} stroke-none`} />
      <circle r="6" className="fill-butter stroke-none" />
    </g>
  );
}

/** A closed carton; `x` and `y` are the upper left of its front, `depth` goes back to the right. */
export function Carton({
  x,
  y,
  w,
  h,
  depth = w * 0.32,
  fill = 'fill-kraft',
  tape = 'fill-tomato',
}: Spot & { w: number; h: number; depth?: number; fill?: string; tape?: string }) {
  const rise = depth * 0.5;
  const band = w * 0.17;
  const left = x + w / 2 - band / 2;
  return (
    <g>
      <path d={`M${x} ${y}h${w}v${h}h${-w}Z`} className={fill} />
      <path d={`M${x} ${y}l${depth} ${-rise}h${w}l${-depth} ${rise}Z`} className={fill} />
      <path
        d={`M${x} ${y}l${depth} ${-rise}h${w}l${-depth} ${rise}Z`}
        className="fill-white"
        opacity="0.35"
      />
      <path d={`M${x + w} ${y}l${depth} ${-rise}v${h}l${-depth} ${rise}Z`} className={fill} />
      <Shade d={`M${x + w} ${y}l${depth} ${-rise}v${h}l${-depth} ${rise}Z`} strength={0.18} />
      <path d={`M${left} ${y}l${depth} ${-rise}h${band}l${-depth} ${rise}Z`} className={tape} />
      <path
        d={`M${left} ${y}h${band}v${h * 0.3}l${-band / 4}-5-${band / 4} 5-${band / 4}-5-${band / 4} 5Z`}
        className={tape}
      />
    </g>
  );
}

/** A mug seen from the front, its handle on the right; `x` and `y` are the middle of its foot. */
export function Mug({
  x,
  y,
  size,
  fill = 'fill-tomato',
  isPrinted = true,
}: Spot & { size: number; fill?: string; isPrinted?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} strokeWidth={300 / size}>
      <path d="M38-78c34-6 44 6 44 24S62-18 34-20" strokeWidth={14 + 300 / size} />
      <path
        d="M38-78c34-6 44 6 44 24S62-18 34-20"
        className={fill.replace('fill', 'stroke')}
        strokeWidth={14 - 300 / size}
      />
      <path d="M-44-92V-14c0 9 6 14 15 14h58c9 0 15-5 15-14V-92Z" className={fill} />
      <Shade d="M26-92h18V-14c0 9-6 14-15 14H14c9 0 12-5 12-14Z" />
      <ellipse cy="-92" rx="44" ry="9" className="fill-paper" />
      <ellipse cy="-91" rx="35" ry="5" className="fill-ink stroke-none" opacity="0.16" />
      {isPrinted && (
        <Face x={-4} y={-44} r={22} tone={fill === 'fill-butter' ? 'tomato' : 'butter'} line={1} />
      )}
    </g>
  );
}

/** A pencil lying from its point at `x`, `y`, turned by `angle` degrees. */
export function Pencil({ x, y, angle, length = 150 }: Spot & { angle: number; length?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d="M0 0 26-11V11Z" className="fill-paper" />
      <path d="M0 0 10-4.4V4.4Z" className="fill-ink" />
      <path d={`M26-11H${length}V11H26Z`} className="fill-butter" />
      <path d={`M26-3.5H${length}M26 4H${length}`} strokeWidth="2" />
      <path d={`M${length}-11h13V11h-13Z`} className="fill-white" />
      <path d={`M${length + 13}-11h8q8 0 8 11t-8 11h-8Z`} className="fill-blush" />
    </g>
  );
}
