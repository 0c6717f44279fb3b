/** The lines stay as far apart on the screen however far the map is zoomed. */
const hatchPx = 6;

type HatchProps = {
  id: string;
  /** Pixels on the screen for a unit of what is hatched. */
  scale: number;
};

/** The lines of land without data: a sign of its own, also where colors are not told apart. */
export function Hatch({ id, scale }: HatchProps) {
  return (
    <defs>
      <pattern
        id={id}
        width={hatchPx}
        height={hatchPx}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${1 / scale}) rotate(45)`}
      >
        <path d={`M 0 0 V ${hatchPx}`} className="stroke-ink/35" strokeWidth={2} />
      </pattern>
    </defs>
  );
}
