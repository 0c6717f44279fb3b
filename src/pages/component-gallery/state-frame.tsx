import type { ReactNode } from 'react';

/** A state with its name above it. */
export function StateFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="spec-print mb-3 text-muted">{name}</p>
      {children}
    </div>
  );
}
