import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { inviteFriendsMachine } from './invite-friends.machine.ts';

export const inviteFriendsEntry = defineEntry<typeof inviteFriendsMachine>({
  machine: inviteFriendsMachine,
  title: 'Invite friends',
  summary: 'Whatever becomes of the frame of the referral programme, there is a link to share.',
  inputs: [{ title: 'Choose Refer', input: undefined }],
  events: {
    'frame.responded': [{ title: 'The frame responds', event: { type: 'frame.responded' } }],
    'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }],
  },
  source: { 'frame.responded': 'app', 'flow.close': 'member' },
  requirements: {
    'REFR-02': ['inviteFriends'],
    'BACK-06': ['framed'],
  },
  outcomes: {
    readFrame: {
      done: [
        { title: 'There is a frame', output: 'https://referrals.example/?programId=vc-teammates' },
        { title: 'There is no frame', tone: 'neutral', output: null },
      ],
      error: [failures.unexpected],
    },
    inviteLink: { done: [], error: [] },
  },
  stateKey: () => null,
});
