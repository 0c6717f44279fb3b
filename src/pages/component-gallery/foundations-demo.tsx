const swatches = [
  ['paper', 'bg-paper'],
  ['white', 'bg-white'],
  ['ink', 'bg-ink'],
  ['smoke', 'bg-smoke'],
  ['tomato', 'bg-tomato'],
  ['tomato-deep', 'bg-tomato-deep'],
  ['butter', 'bg-butter'],
  ['blush', 'bg-blush'],
  ['sky', 'bg-sky'],
  ['kraft', 'bg-kraft'],
  ['leaf', 'bg-leaf'],
  ['rank-amber', 'bg-rank-amber'],
  ['rank-silver', 'bg-rank-silver'],
  ['rank-bronze', 'bg-rank-bronze'],
  ['risk-medium', 'bg-risk-medium'],
  ['risk-high', 'bg-risk-high'],
] as const;

export function FoundationsDemo() {
  return (
    <div className="flex flex-col gap-10">
      <ul className="grid grid-cols-4 gap-3 sm:grid-cols-8">
        {swatches.map(([name, className]) => (
          <li key={name}>
            <div className={`h-16 rounded-field border border-ink ${className}`} />
            <p className="spec-print mt-1 text-[12px]">{name}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-4">
        <p className="spec-print text-muted">Made by you. No. 001</p>
        <p className="font-display text-display-1">Your Brand BFF</p>
        <p className="font-display text-display-2">We turn ideas into real products</p>
        <p className="font-display text-display-3">From concept to consumer in 90 days</p>
        <p className="font-display text-title">A card's title</p>
        <p className="max-w-measure text-lead">
          Lead text: tell us who follows you and what you would like to make, and see what it could
          bring in.
        </p>
        <p className="max-w-measure">
          Body text: units are an estimate, <a href="#body">2% of the engaged audience</a>, and the
          cost of a unit is a share of the price that depends on the country. 1,234,567.89
        </p>
        <p className="text-sm text-muted">Small and quiet: FOB, without freight or duties.</p>
      </div>
    </div>
  );
}
