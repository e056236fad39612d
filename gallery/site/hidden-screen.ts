import { screenHash, type Address } from '../address.ts';
import { screenMessage } from '../messages.ts';

const patience = 4000;

/** A frame beside the page, in which screens are shown to be read or drawn. */
export interface HiddenScreen {
  /** Shows a state with the way to it, and gives back its text; an empty one for what does not come. */
  show: (address: Address) => Promise<string>;
  /** The page that is shown; null before the first one. */
  body: () => HTMLElement | null;
  /** Does something while the screen can be hit, so that what lies on top is known. */
  touched: <Result>(act: () => Result) => Result;
  close: () => void;
}

/** How high a screen of a width is: that of a phone, a tablet or a desktop. */
export function screenHeight(width: number): number {
  if (width < 600) return 844;
  return width < 1024 ? 1024 : 900;
}

export function openHiddenScreen(width: number): HiddenScreen {
  const frame = document.createElement('iframe');
  frame.inert = true;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-2000px',
    width: `${width}px`,
    height: `${screenHeight(width)}px`,
    border: '0',
  });
  return {
    show: (address) => textOf(frame, screenHash(address), address.state),
    body: () => frame.contentDocument?.body ?? null,
    touched: (act) => {
      frame.inert = false;
      try {
        return act();
      } finally {
        frame.inert = true;
      }
    },
    close: () => frame.remove(),
  };
}

function textOf(frame: HTMLIFrameElement, hash: string, state: string): Promise<string> {
  return new Promise((resolve) => {
    const done = (text: string) => {
      window.removeEventListener('message', receive);
      window.clearTimeout(timer);
      resolve(text);
    };
    const receive = (event: MessageEvent<unknown>) => {
      const message = event.source === frame.contentWindow ? screenMessage(event) : null;
      if (message?.type === 'screen.shown' && message.state === state) done(message.text);
    };
    const timer = window.setTimeout(() => done(''), patience);
    window.addEventListener('message', receive);
    if (frame.isConnected) {
      frame.contentWindow?.location.replace(new URL(hash, frame.contentWindow.location.href));
    } else {
      frame.src = `screen.html${hash}`;
      document.body.append(frame);
    }
  });
}
