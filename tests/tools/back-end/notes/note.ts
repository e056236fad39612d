/** What a field is for, in the words of a member's loss. */
export interface FieldNote {
  /** Who asks for it: the specification, or the app beyond it. */
  askedBy: 'specification' | 'app';
  /** What is lost without it. */
  lost: string;
  /** A server leaves it out where it has nothing to say; a check never complains. */
  isOftenAbsent: boolean;
  /** More than its own part of the page depends on it. */
  isVital: boolean;
}

const usual = { isOftenAbsent: false, isVital: false };

/** A field of the specification. */
export const specified = (lost: string): FieldNote => ({ ...usual, askedBy: 'specification', lost });

/** A field of the specification without which a member cannot go on. */
export const vital = (lost: string): FieldNote => ({ ...specified(lost), isVital: true });

/** A field beyond the specification. */
export const extra = (lost: string): FieldNote => ({ ...usual, askedBy: 'app', lost });

/** A field that most answers leave out. */
export const whereThere = (note: FieldNote): FieldNote => ({ ...note, isOftenAbsent: true });

type Inner<Value> =
  NonNullable<Value> extends readonly (infer Item)[] ? NonNullable<Item> : NonNullable<Value>;

type Step<Name extends string, Value> = NonNullable<Value> extends readonly unknown[] ? `${Name}[]` : Name;

type Paths<Name extends string, Value, Known> =
  Inner<Value> extends Known | readonly unknown[]
    ? Name
    : Inner<Value> extends object
      ? string extends keyof Inner<Value>
        ? Name
        : Name | `${Step<Name, Value>}.${PathsOf<Inner<Value>, Known>}`
      : Name;

/** The fields of a decoded value: `name`, `address.city`, `plans[].price`; those of `Known` have notes of their own. */
export type PathsOf<Value, Known = never> = {
  [Name in keyof Value & string]: Paths<Name, Value[Name], Known>;
}[keyof Value & string];

/** A note for each field; a new field without one does not compile. */
export type NotesOf<Value, Known = never> = Readonly<Record<PathsOf<Value, Known>, FieldNote>>;
