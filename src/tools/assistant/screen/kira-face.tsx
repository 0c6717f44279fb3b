import { Sticker } from '@/components/stickers/sticker.tsx';
import { cn } from '@/lib/cn.ts';
import type { AssistantStatus } from './use-assistant.ts';

type KiraFaceProps = {
  status: AssistantStatus;
  /** The level of the visitor's voice, 0 to 1. */
  level?: number;
  className?: string;
};

/** The brand's sticker as a face: it looks up while thinking and moves its mouth while speaking. */
export function KiraFace({ status, level = 0, className }: KiraFaceProps) {
  const eyes = status === 'thinking' ? { x: 5, y: -5 } : { x: 0, y: 0 };
  return (
    <Sticker viewBox="0 0 120 120" className={cn('base:size-24', className)}>
      {status === 'listening' && (
        <circle
          cx="60"
          cy="60"
          r={49 + level * 10}
          className="fill-none stroke-tomato"
          strokeWidth="3"
        />
      )}
      <circle cx="60" cy="60" r="48" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <circle cx="60" cy="60" r="41" className="fill-butter" />
      <g className="fill-ink stroke-ink" strokeLinecap="round">
        <g transform={`translate(${eyes.x} ${eyes.y})`} stroke="none">
          <ellipse cx="47" cy="51" rx="4.6" ry="7.4" />
          <ellipse cx="73" cy="51" rx="4.6" ry="7.4" />
        </g>
        <Mouth status={status} />
      </g>
    </Sticker>
  );
}

function Mouth({ status }: { status: AssistantStatus }) {
  switch (status) {
    case 'speaking':
      return (
        <ellipse
          cx="60"
          cy="77"
          rx="13"
          ry="9"
          stroke="none"
          className="origin-[60px_77px] motion-safe:animate-talk"
        />
      );
    case 'thinking':
      return <path d="M48 78h22" fill="none" strokeWidth="6" />;
    case 'listening':
    case 'opening':
      return <ellipse cx="60" cy="77" rx="6" ry="7" stroke="none" />;
    case 'idle':
      return <path d="M37 68c5 12 13 17.5 23 17.5S78 80 83 68" fill="none" strokeWidth="6" />;
  }
}
