/*
 * XPaths of what a person sees, by its words. Texts are compared without the blanks around them; a button keeps the
 * words of its busy state, unseen, behind its own.
 */

const quoted = (text: string) => `"${text.replaceAll('"', '')}"`;

/** The control of exactly this label. */
export const field = (label: string) => `//*[@id=//label[normalize-space()=${quoted(label)}]/@for]`;

/** A button whose words begin so. */
export const button = (name: string) => `//button[starts-with(normalize-space(), ${quoted(name)})]`;

/** A radio button on its card, or a button of a toggle, whose words begin so. */
export const choice = (name: string) =>
  `//label[.//input[@type="radio"] and starts-with(normalize-space(), ${quoted(name)})]`;

/** A checkbox whose words begin so. */
export const checkbox = (name: string) =>
  `//label[starts-with(normalize-space(), ${quoted(name)})]//input[@type="checkbox"]`;

/** The button of a menu whose words, behind the letters in its circle, are these. */
export const menuButton = (name: string) =>
  `//button[@aria-haspopup="menu" and contains(normalize-space(), ${quoted(name)})]`;

/** An item of an open menu. */
export const menuItem = (name: string) => `//*[@role="menuitem" and normalize-space()=${quoted(name)}]`;

/** A frame of exactly this title. */
export const frame = (title: string) => `//iframe[@title=${quoted(title)}]`;
