import { Cookie, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
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

export type VideosState = 'asking' | 'loading' | 'shown' | 'blocked';

interface VideosScreenProps {
  state: VideosState;
  clientName: string;
  /** Where the videos are played. */
  address: string;
  onAccept: () => void;
  onReceived: () => void;
  onRetry: () => void;
}

export function VideosScreen({
  state,
  clientName,
  address,
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
      {state === 'blocked' && (
        <Closed>
          <div role="alert">
            <EmptyState
              icon={<VideoOff size={20} />}
              title={copy.blockedTitle}
              text={copy.blockedText}
              action={
                <div className={styles.ways}>
                  <Button onClick={onRetry}>{copy.retry}</Button>
                  <Link href={address}>{copy.open}</Link>
                </div>
              }
            />
          </div>
        </Closed>
      )}
      {(state === 'loading' || state === 'shown') && (
        <div className={styles.stage}>
          {state === 'loading' && (
            <Waiting className={styles.waiting} label={copy.loading}>
              <Skeleton height="100%" radius={12} />
            </Waiting>
          )}
          <ExternalFrame
            className={styles.player}
            src={address}
            title={copy.frame(clientName)}
            allow="fullscreen; picture-in-picture"
            onReceived={onReceived}
          />
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
