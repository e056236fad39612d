/** How long the link in a new mailbox holds, hours. */
export const emailLinkHours = 24;
