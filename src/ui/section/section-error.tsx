import { CloudOff, RotateCw } from 'lucide-react';
import { controlMessages } from '#src/messages/controls.ts';
import { Button } from '../button/button.tsx';
import { failure, message as messageStyle, retry, tile, title as titleStyle, words } from './section.css.ts';

interface SectionErrorProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** One part of the screen failed; the rest works. */
export function SectionError({ title, message, onRetry }: SectionErrorProps) {
  return (
    <div className={failure} data-failure={title}>
      <div className={tile} aria-hidden="true">
        <CloudOff size={20} />
      </div>
      <div className={words}>
        <p className={titleStyle}>{title}</p>
        <p className={messageStyle}>{message}</p>
      </div>
      <div className={retry}>
        <Button variant="outlined" isWide aria-label={controlMessages.retryHint(title)} onClick={onRetry}>
          <RotateCw size={16} aria-hidden="true" />
          {controlMessages.retry}
        </Button>
      </div>
    </div>
  );
}
