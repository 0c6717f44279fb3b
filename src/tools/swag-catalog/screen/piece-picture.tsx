import { type SwagColorId, swagColors } from '@functions/_shared/domain/swag/swag-colors.ts';
import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { swagPieceCopy } from '../piece-copy.ts';
import { drawingPath } from '../rules/drawing-path.ts';
import { type Logo, type LogoLook, placeLogo } from '../rules/logo.ts';
import { printAreas } from '../rules/print-areas.generated.ts';
import { OneColorFilter } from './one-color-filter.tsx';

const copy = swagPieceCopy.picture;

type PiecePictureProps = {
  piece: SwagPieceId;
  color: SwagColorId;
  logo: Logo | null;
  look: LogoLook;
  /** In a list, where the piece's name stands beside it. */
  isDecorative?: boolean;
  className?: string;
};

/** The drawn piece in its color, with the visitor's logo in the print area. */
export function PiecePicture({
  piece,
  color,
  logo,
  look,
  isDecorative = false,
  className,
}: PiecePictureProps) {
  const filterId = useId();
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const { transform, depicts, ...area } = printAreas[piece];
  const path = drawingPath(piece, color);
  const hasFailed = failed === path;
  const label = copy.label(depicts, swagColors[color].name, logo !== null);

  if (hasFailed && !isDecorative) {
    return (
      <div
        role="status"
        className={cn(
          'flex flex-col items-center justify-center gap-3 p-6 text-center text-sm',
          className,
        )}
      >
        <p>{copy.failed}</p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setFailed(null);
            setTries(tries + 1);
          }}
        >
          {copy.retry}
        </Button>
      </div>
    );
  }
  return (
    <svg
      viewBox="0 0 800 800"
      role="img"
      aria-label={label}
      aria-hidden={isDecorative || undefined}
      className={className}
    >
      <image key={tries} href={path} width="800" height="800" onError={() => setFailed(path)} />
      {logo !== null && !hasFailed && (
        <g transform={transform || undefined}>
          <OneColorFilter id={filterId} logo={logo} ink={look.ink} />
          <image
            href={logo.url}
            {...placeLogo(area, logo, look.scalePct)}
            filter={look.ink === 'own' ? undefined : `url(#${filterId})`}
          />
        </g>
      )}
    </svg>
  );
}
