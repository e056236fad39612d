import { Cookie } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { deepGround } from '#src/ui/pattern/pattern.css.ts';
import { ExternalFrame } from '#src/ui/external-frame/external-frame.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import * as styles from './videos-screen.css.ts';
import { videosMessages as copy } from './videos.messages.ts';

export type VideosState = 'asking' | 'loading' | 'shown' | 'silent';

interface VideosScreenProps {
  state: VideosState;
  clientName: string;
  /** Where the videos are played. */
  address: string;
  /** Another one for each time that the player is fetched. */
  frameKey: number;
  onAccept: () => void;
  onReceived: () => void;
  onRetry: () => void;
}

export function VideosScreen({
  state,
  clientName,
  address,
  frameKey,
  onAccept,
  onReceived,
  onRetry,
}: VideosScreenProps) {
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {copy.title}
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
      </header>
      {state === 'asking' && (
        <Closed>
          <EmptyState
            icon={<Cookie size={20} />}
            title={copy.askTitle}
            text={copy.askText}
            action={<Button onClick={onAccept}>{copy.accept}</Button>}
          />
        </Closed>
      )}
      {state === 'silent' && (
        <Alert type="warning" title={copy.silentTitle}>
          <div className={styles.words}>
            <p>{copy.silentText}</p>
            <Button variant="outlined" onClick={onRetry}>
              {copy.retry}
            </Button>
          </div>
        </Alert>
      )}
      {state !== 'asking' && (
        <div className={styles.played}>
          <div className={styles.stage}>
            {state === 'loading' && (
              <Waiting className={styles.waiting} label={copy.loading}>
                <Skeleton height="100%" radius={12} />
              </Waiting>
            )}
            <ExternalFrame
              key={frameKey}
              className={styles.player}
              src={address}
              title={copy.frame(clientName)}
              allow="fullscreen; picture-in-picture"
              onReceived={onReceived}
            />
          </div>
          <Link href={address}>{copy.open}</Link>
        </div>
      )}
    </div>
  );
}

/** The place of the player while nothing plays in it, with what is in the way. */
function Closed({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.closed} ${deepGround}`}>
      <Card className={styles.notice}>{children}</Card>
    </div>
  );
}
