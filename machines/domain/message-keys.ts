type Literal<Message> = Message extends string ? (string extends Message ? never : Message) : never;

type Own<Schema> = Schema extends { readonly message: infer Message } ? Literal<Message> : never;

/** A schema's own message stands at the first item of its pipe, too. */
type Inner<Schema> =
  | (Schema extends { readonly pipe: infer Items extends readonly unknown[] } ? Items[number] : never)
  | (Schema extends { readonly entries: infer Entries } ? Entries[keyof Entries] : never)
  | (Schema extends { readonly options: infer Options extends readonly unknown[] } ? Options[number] : never)
  | (Schema extends { readonly wrapped: infer Wrapped } ? Wrapped : never)
  | (Schema extends { readonly item: infer Item } ? Item : never)
  | (Schema extends { readonly value: infer Value } ? Value : never)
  | (Schema extends { readonly getter: (...given: never[]) => infer Made } ? Made : never);

/** The messages that a schema, or a schema in it, was given as literals; those of the library are none. */
export type MessageOf<Schema> = Schema extends object ? Own<Schema> | MessageOf<Inner<Schema>> : never;
