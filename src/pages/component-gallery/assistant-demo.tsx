import { PendingNotice } from '@/components/layout/pending-notice.tsx';
import { pendingSubmissionsContent } from '@/content/pending-submissions.ts';
import type { PendingSubmissions } from '@/hooks/use-pending-submissions.ts';
import { KiraFace } from '@/tools/assistant/screen/kira-face.tsx';
import { ListeningBar } from '@/tools/assistant/screen/listening-bar.tsx';
import { MicrophoneButton } from '@/tools/assistant/screen/microphone-button.tsx';
import { StateFrame } from './state-frame.tsx';

const nothing = () => undefined;

const statuses = ['idle', 'opening', 'listening', 'thinking', 'speaking'] as const;

const waiting = {
  state: 'waiting',
  subjects: ['quiz', 'strategy'],
  isPersisted: true,
  isSending: false,
  hasGivenUp: false,
} as const;
const notices: Record<string, PendingSubmissions['status']> = {
  'waits on this device': waiting,
  'sent again just now': { ...waiting, isSending: true },
  'waits in this page only': { ...waiting, isPersisted: false },
  'waited for too long': { ...waiting, hasGivenUp: true },
  'sent, for ten seconds': { state: 'sent', subjects: ['quiz', 'strategy'] },
  refused: { state: 'refused', subjects: ['calculation'] },
  'crowded out': { state: 'crowded', subjects: ['quiz'] },
};

/** The assistant in every state, and the notices about the server. */
export function AssistantDemo() {
  return (
    <div className="flex flex-col gap-10">
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
        {statuses.map((status) => (
          <StateFrame key={status} name={status}>
            <div className="flex items-center gap-3">
              <KiraFace status={status} level={0.6} />
              <MicrophoneButton status={status} onTap={nothing} />
            </div>
          </StateFrame>
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {[false, true].map((hearsNothing) => (
          <StateFrame
            key={String(hearsNothing)}
            name={hearsNothing ? 'hears nothing' : 'hears you'}
          >
            <ListeningBar
              listening={{ level: hearsNothing ? 0 : 0.6, elapsedMs: 4200, hearsNothing }}
              onCancel={nothing}
            />
          </StateFrame>
        ))}
        {Object.entries(notices).map(([name, status]) => (
          <StateFrame key={name} name={name}>
            <PendingNotice
              words={pendingSubmissionsContent}
              status={status}
              sendNow={async () => undefined}
              forget={nothing}
              dismiss={nothing}
              onGone={nothing}
            />
          </StateFrame>
        ))}
      </div>
    </div>
  );
}
