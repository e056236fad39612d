import { hashOf, type Address } from '../address.ts';
import { screenMessage } from '../messages.ts';
import type { Chart } from '../screens/ways.ts';
import { gap } from './search-index.ts';

const patience = 4000;

/** The first state whose screen says a sentence, found by looking at each; null when none does. */
export async function findSentence(chart: Chart, address: Address, sentence: string): Promise<string | null> {
  const frame = document.createElement('iframe');
  frame.inert = true;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-2000px',
    width: '1440px',
    height: '900px',
  });
  const parts = sentence.split(gap).map(plain).filter(Boolean);
  try {
    for (const [state, way] of chart.ways) {
      const hash = hashOf({ ...address, machine: chart.entry.machine.id, state, way, view: 'drawing' });
      const text = await textOf(frame, hash, state);
      if (parts.every((part) => plain(text).includes(part))) return state;
    }
    return null;
  } finally {
    frame.remove();
  }
}

function textOf(frame: HTMLIFrameElement, hash: string, state: string): Promise<string> {
  return new Promise((resolve) => {
    const done = (text: string) => {
      window.removeEventListener('message', hear);
      window.clearTimeout(timer);
      resolve(text);
    };
    const hear = (event: MessageEvent<unknown>) => {
      const message = event.source === frame.contentWindow ? screenMessage(event) : null;
      if (message?.type === 'screen.shown' && message.state === state) done(message.text);
    };
    const timer = window.setTimeout(() => done(''), patience);
    window.addEventListener('message', hear);
    if (frame.isConnected) {
      frame.contentWindow?.location.replace(new URL(hash, frame.contentWindow.location.href));
    } else {
      frame.src = `screen.html${hash}`;
      document.body.append(frame);
    }
  });
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
