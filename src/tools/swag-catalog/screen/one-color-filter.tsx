import type { Ink, Logo } from '../rules/logo.ts';
import { oneColorMatrix } from '../rules/one-color.ts';

type OneColorFilterProps = { id: string; logo: Logo; ink: Ink };

/** Prints the logo in one color; nothing where it is printed as it is. */
export function OneColorFilter({ id, logo, ink }: OneColorFilterProps) {
  if (ink === 'own') return null;
  return (
    <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
      <feColorMatrix values={oneColorMatrix(ink, logo)} />
    </filter>
  );
}
