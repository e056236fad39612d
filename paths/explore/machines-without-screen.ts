/** Why a machine shows nothing, by its id. */
export const screensToCome: Readonly<Record<string, string>> = {
  navigation: 'It decides which page is shown before anything is; the page that it lets through has screens.',
  page: 'It runs the flow of the page that is shown; each of these flows has screens of its own.',
  modal: 'It runs the flow of the modal that is open; each of these flows has screens of its own.',
  inviteOffer: 'It decides when inviting friends is offered; the modal that it opens has screens of its own.',
  overlayLink: 'It keeps the address in step with the modal; what a member sees of it is the address bar.',
};
