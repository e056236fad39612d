import { useState, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { announce } from '#src/ui/announcer/announce.ts';
import { listen, type Speech } from '#tests/support/speech/listen.ts';
import { speechTable } from '#tests/support/speech/speech-table.ts';

const press = (name: string) => page.getByRole('button', { name }).click();
const gesture = { from: 'open', title: 'Press', to: 'open', isEnd: false };

async function speechOf(content: ReactNode, act: () => Promise<unknown>): Promise<Speech> {
  await render(content);
  const listener = listen();
  onTestFinished(listener.end);
  await listener.begin();
  await act();
  return listener.followed();
}

async function flawsOf(speech: Speech, excused: Record<string, string> = {}): Promise<string[]> {
  const table = speechTable('bell', excused, async () => []);
  table.note(gesture, speech);
  return table.flaws(true);
}

function Leaving() {
  const [isThere, setThere] = useState(true);
  return isThere && <button onClick={() => setThere(false)}>Remove</button>;
}

function Notice({ isAnnounced }: { isAnnounced: boolean }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button onClick={() => setShown(true)}>Ring</button>
      {isShown && <p data-announced={isAnnounced ? '' : undefined}>It rings.</p>}
    </>
  );
}

function Switch({ says = '' }: { says?: string }) {
  const [isOn, setOn] = useState(false);
  const change = () => {
    setOn(!isOn);
    if (says !== '') announce(says);
  };
  return (
    <button role="switch" aria-checked={isOn} onClick={change}>
      Bell
    </button>
  );
}

const toggle = () => page.getByRole('switch').click();

describe('what is said after a gesture', () => {
  it('[ACCS-02] is the words that come, and a gesture without them fails', async () => {
    const speech = await speechOf(<Notice isAnnounced />, () => press('Ring'));
    expect(speech).toEqual({ words: ['polite “It rings.”'], focus: null, change: null });
    expect(await flawsOf(speech)).toEqual([]);
  });

  it('[ACCS-02] is nothing where its announcement is removed, and that fails', async () => {
    const speech = await speechOf(<Notice isAnnounced={false} />, () => press('Ring'));
    expect(await flawsOf(speech)).toEqual(['open: Press: nothing is said']);
  });

  it('[ACCS-02] is the state of the control, and words beside it fail', async () => {
    const speech = await speechOf(<Switch />, toggle);
    expect(speech).toEqual({ words: [], focus: null, change: 'checked' });
    expect(await flawsOf(speech)).toEqual([]);
  });

  it('[ACCS-02] may not be said twice, by the control and by a live region', async () => {
    const speech = await speechOf(<Switch says="It is on." />, toggle);
    expect(await flawsOf(speech)).toEqual(['open: Press: said twice: becomes checked · polite “It is on.”']);
  });

  it('[ACCS-02] is a flaw where the focus is lost', async () => {
    const speech = await speechOf(<Leaving />, () => press('Remove'));
    expect(speech.focus).toBe('nothing');
    expect(await flawsOf(speech)).toEqual(['open: Press: the focus is lost']);
  });

  it('[ACCS-02] may be excused with a reason, and a reason that is not needed fails', async () => {
    const silence: Speech = { words: [], focus: null, change: null };
    const excused = { 'open: Press': 'It rings by itself.' };
    expect(await flawsOf(silence, excused)).toEqual([]);
    expect(await flawsOf({ ...silence, change: 'checked' }, excused)).toEqual([
      'open: Press: its exception is not needed',
    ]);
  });

  it('[ACCS-02] may be a lost focus where the reason is given, and never beside words', async () => {
    const lost: Speech = { words: [], focus: 'nothing', change: null };
    const excused = { 'open: Press': 'Another dialog takes the focus.' };
    expect(await flawsOf(lost, excused)).toEqual([]);
    expect(await flawsOf({ ...lost, words: ['polite “It rings.”'] }, excused)).toEqual([
      'open: Press: the focus is lost',
      'open: Press: its exception is not needed',
    ]);
  });
});
