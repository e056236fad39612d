import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resourceEntry } from '#machines/resource/resource.entry.ts';
import type { resourceMachine } from '#machines/resource/resource.machine.ts';
import { useSection } from '#src/app/use-section.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';
import { told, walkScreens } from '#tests/support/model/view-walk.ts';

const failure = 'The categories could not be read';
const content = 'What was read';

/** A part of a page, as every read is shown. */
function Part() {
  return (
    <SectionView section={useSection('categories')} failureTitle={failure} skeleton={null}>
      {() => <p>{content}</p>}
    </SectionView>
  );
}

const isLoading = () => expect.element(page.getByText(controlMessages.loading)).toBeInTheDocument();
const isShown = () => expect.element(page.getByText(content)).toBeVisible();
const retry = page.getByRole('button', { name: controlMessages.retry });

const screens = walkScreens<typeof resourceMachine>({
  entry: resourceEntry,
  mount: (mounting) => renderInApp(mounting, { child: 'categories', route: 'home', view: <Part /> }),
  gestures: {
    'resource.load': told,
    'resource.update': told,
    'resource.reset': told,
    'network.restored': told,
    'resource.retry': () => retry.click(),
  },
  screens: {
    idle: isLoading,
    loading: isLoading,
    'shown.ready': isShown,
    'shown.refreshing': isShown,
    'shown.stale': async () => {
      await isShown();
      await expect.element(retry).toBeVisible();
    },
    failed: async () => {
      await expect.element(page.getByText(failure)).toBeVisible();
      await expect.element(retry).toBeVisible();
    },
  },
});

describe('a read on the screen', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] $title', async (path) => {
    await screens.walk(path);
  });
});
