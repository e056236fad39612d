import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { inviteFriendsMessages } from '#src/flows/invite-link/invite-link.messages.ts';
import ShareLink from '#src/flows/invite-link/share-link.view.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const copy = inviteFriendsMessages.share;
const url = 'https://varsity.example.com/sign-up?referralcode=ADA-4F2A91';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing the link by which friends join', () => {
  it.each([
    ['shared', () => Promise.resolve()],
    ['cancelled', () => Promise.reject(new DOMException('', 'AbortError'))],
    ['refused', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ] as const)('[REFR-01] [ACCS-02] says that it was %s, and can be tried again', async (outcome, answer) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(answer);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await render(
      <main>
        <h1>Invite</h1>
        <ShareLink url={url} title={copy.title('Varsity Club')} />
      </main>,
    );
    const said = page.getByRole('status');
    await expect.element(said).toHaveTextContent('');
    await page.getByRole('button', { name: copy.action }).click();
    await expect.element(said).toHaveTextContent(copy.outcomes[outcome]);
    expect(share.mock.calls).toEqual([[{ title: 'Join Varsity Club', url }]]);
    await expectNoAxeViolations();
  });
});
