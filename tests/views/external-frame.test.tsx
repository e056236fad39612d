import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ExternalFrame } from '#src/ui/external-frame/external-frame.tsx';

async function open(src: string) {
  let received = 0;
  await render(<ExternalFrame src={src} title="Player" onReceived={() => (received += 1)} />);
  const frame = document.querySelector('iframe');
  return { frame, count: () => received };
}

describe('a page of somebody else’s', () => {
  it('[BACK-06] is there once it has loaded, without a message', async () => {
    const { count } = await open('data:text/html,<p>Silent</p>');
    await expect.poll(count).toBeGreaterThan(0);
  });

  it('[BACK-06] is there once it has sent a message', async () => {
    const { frame, count } = await open('https://player.invalid/never');
    const before = count();
    window.dispatchEvent(new MessageEvent('message', { source: frame?.contentWindow ?? null, data: 1 }));
    await expect.poll(count).toBeGreaterThan(before);
  });

  it.each(['https://player.example/7', 'http://player.localhost:1/7'])(
    '[BACK-06] has its own origin and storage: %s',
    async (src) => {
      const { frame } = await open(src);
      expect(frame?.sandbox.contains('allow-same-origin')).toBe(true);
      expect(frame?.sandbox.contains('allow-top-navigation')).toBe(false);
    },
  );

  it.each([
    '/sandbox/showcase',
    'about:blank',
    'data:text/html,x',
    'blob:https://a.example/1',
    location.href,
  ])('[BACK-06] has no origin where it is ours, or nobody’s: %s', async (src) => {
    const { frame } = await open(src);
    expect(frame?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
  });
});
